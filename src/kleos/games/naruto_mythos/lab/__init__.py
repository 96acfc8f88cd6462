"""Naruto Mythos in the lab: what its log tells a simulation, and its numbers for learners."""
