export const WIDTH = 1280
export const HEIGHT = 720

/**
 * How large the words of a film are. A phone of 390 px shows a film 347 px wide: there the smallest are 18 px high, and
 * sentences 20. `seed-films.test.ts` of the content service holds them to it.
 */
export const LETTERS = { title: 88, sentence: 74, by: 68 } as const

/** Where the words of a film stand. */
export const WORDS = { left: 52, width: 690, height: 640 } as const

/** Where its drawing stands, to the right of them. */
export const BOX = { x: 776, y: 130, width: 460, height: 460 } as const
