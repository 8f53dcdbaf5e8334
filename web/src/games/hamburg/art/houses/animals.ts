/** The animals of the zoo as silhouettes that stand on the ground line; origin between their feet, about 36 wide. */

export const ANIMALS: Readonly<Record<number, string>> = {};
