/** What is printed on a thing, told from its number alone. */

/** Words, each with the number of the first thing that bears it. */
type Sorted<Word extends string> = readonly (readonly [Word, number])[];

/** The word on the thing with a number. */
export function printedOn<Word extends string>(sorted: Sorted<Word>, number: number): Word | undefined {
  return sorted.findLast(([, first]) => first <= number)?.[0];
}
