import type { ChainOptions } from '../chain.ts'
import type { CoverOptions } from '../cover.ts'
import type { FloorOptions } from '../doorway.tsx'
import type { KolamOptions } from '../kolam.ts'

/**
 * What the design's prototype drew, as `hash(d|dotsD|view)`: a drawing keeps its looks for good,
 * because a record is known by it.
 */
export const KOLAM_FIXTURES = [
  ['seed 3', { n: 3 }, 535935870],
  ['seed 4', { n: 4 }, 1740532652],
  ['seed 5', { n: 5 }, 2279010253],
  ['seed 6', { n: 6 }, 2129642711],
  ['seed 7', { n: 7 }, 2004613399],
  ['seed 8', { n: 8 }, 3954133910],
  ['seed 9', { n: 9 }, 640124613],
  ['way assess', {}, 2170984345],
  ['threshold', {}, 4247614541],
  ['देहरी', {}, 4150799625],
  ['a', {}, 155270666],
  ['member-1', {}, 278715817],
  ['14416', {}, 200554990],
  ['', {}, 276210133],
  ['shaped', { n: 7, shape: 'square' }, 4087081044],
  ['shaped', { n: 7, shape: 'diamond' }, 3800279184],
  ['shaped', { n: 7, shape: 'lotus' }, 2053233639],
  ['shaped', { n: 7, shape: 'star' }, 3800279184],
  ['shaped', { n: 7, shape: 'cross' }, 1379675585],
  ['shaped', { n: 7, shape: 'petal' }, 1379675585],
  ['symmetric', { n: 5, symmetry: 'c4' }, 3950634295],
  ['symmetric', { n: 5, symmetry: 'c2' }, 2379006837],
  ['symmetric', { n: 5, symmetry: 'd2' }, 2812707547],
  ['symmetric', { n: 5, symmetry: 'd1' }, 2629719027],
  ['symmetric', { n: 5, symmetry: 'none' }, 430792681],
  ['avatar', { n: 3, turn: true, symmetry: 'none', density: 0.55 }, 2493184846],
  ['wide', { w: 9, h: 4 }, 2577381140],
  ['passing', { n: 6, pass: 0.15 }, 94325851],
  ['frieze', { w: 23, h: 5, shape: 'square', unit: 10, pad: 0.4 }, 2710942412],
] as const satisfies readonly (readonly [string, KolamOptions, number])[]

export const COVER_FIXTURES = [
  ['doc-1', {}, 3824534019],
  ['doc-2', {}, 1412586858],
  ['doc-3', {}, 2694263697],
  ['doc-4', {}, 3148277933],
  ['doc-5', { ratio: 2.1, n: 11 }, 2584722782],
  ['doc-6', { ratio: 1, n: 7, part: 0.5 }, 2643751871],
] as const satisfies readonly (readonly [string, CoverOptions, number])[]

export const CHAIN_FIXTURES = [
  [1, {}, 3566925279],
  [4, {}, 2787757975],
  [10, {}, 3699789044],
  [21, {}, 2608291914],
  [36, {}, 2265129214],
  [4, { vertical: true }, 2250690771],
  [9, { unit: 10, pad: 0.4 }, 803857236],
] as const satisfies readonly (readonly [number, ChainOptions, number])[]

export const FLOOR_FIXTURES = [
  ['threshold', { far: 330, near: 700, top: 478, bottom: 800, mid: 380, density: 0.5 }, 1900056069],
  [
    'other',
    { far: 200, near: 500, top: 0, bottom: 300, mid: 250, n: 5, shape: 'lotus', symmetry: 'd2' },
    3322632162,
  ],
] as const satisfies readonly (readonly [string, FloorOptions, number])[]

export const MOOD_FIXTURES = [
  [0, 727165160],
  [0.5, 3079107225],
  [1, 3628149458],
  [1.75, 1437393680],
  [2, 3062051861],
  [3, 2527206806],
  [3.3, 3004205836],
  [4, 906542652],
] as const satisfies readonly (readonly [number, number])[]

/** The same for the threshold scene: seed, opening, hash of its ten paths. */
export const DOORWAY_FIXTURES = [
  ['threshold', 0.9, 114739115],
  ['login', 0.14, 813602840],
  ['code', 0.55, 497275525],
  ['x', 0, 427040636],
  ['y', 1, 2606340225],
] as const satisfies readonly (readonly [string, number, number])[]
