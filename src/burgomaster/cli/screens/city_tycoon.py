"""City Tycoon's screen."""

from burgomaster.cli.city_tycoon import CityTycoonPlay

SCREEN = CityTycoonPlay
