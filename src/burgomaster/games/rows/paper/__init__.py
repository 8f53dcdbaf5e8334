"""Positions of games with owners: what their cards, agendas and laws have in common on paper."""
