/** The five cover grounds of the visual brief, with the line, the dot and the words that stand on them. */
export const TONES = {
  paper: { ground: '#EFE5D2', line: '#1C2050', dot: '#A03F25', words: '#1C2050', quiet: '#45496F' },
  night: { ground: '#1F2350', line: '#E9DFC9', dot: '#F2A81D', words: '#F5EFE2', quiet: '#C6C5DC' },
  teal: { ground: '#0A5860', line: '#F0E8D6', dot: '#F2A81D', words: '#F5EFE2', quiet: '#D3E4DF' },
  marigold: { ground: '#F4BE57', line: '#1C2050', dot: '#A03F25', words: '#1C2050', quiet: '#3A3550' },
  terracotta: { ground: '#C46A4A', line: '#FFF3E2', dot: '#1C2050', words: '#FFF3E2', quiet: '#FFF3E2' },
} as const

export type ToneName = keyof typeof TONES
export type Tone = (typeof TONES)[ToneName]

/** Colours of the page that drawings outside the covers use. */
export const PAGE = {
  ground: '#FBF7EF',
  sunk: '#F3ECDF',
  raised: '#FFFDF8',
  hairline: '#DBD1BE',
  ink: '#1C2050',
  ink2: '#45496F',
  teal: '#0A5860',
  tealSoft: '#DDEBE6',
  marigold: '#F2A81D',
  marigoldSoft: '#FBE6BC',
  earth: '#A03F25',
} as const
