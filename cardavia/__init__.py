"""Cardavia: traditional Central-European card games with the traditional cards of each region."""
