/** The two forms of a postcard: how wide and high it is drawn, and how many times as large it is saved. */
export const FORMS = { wide: [1600, 1000, 1.5], upright: [1080, 1350, 1] } as const;
export type Form = keyof typeof FORMS;
