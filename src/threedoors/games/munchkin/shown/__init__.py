"""What people and screens are given: views, words, drawings, the catalogue, answers to questions."""
