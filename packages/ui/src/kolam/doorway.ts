import type { Drawing } from './drawing.ts'
import { floor } from './floor.ts'
import { brief } from './path-text.ts'

/** The threshold scene in pieces, from back to front; every string is SVG path data. */
export interface DoorwayScene {
  readonly view: string
  /** The light in the opening. */
  readonly light: string
  /** The light that falls out over the floor. */
  readonly spill: string
  /** The two leaves, folded inwards. */
  readonly leaves: string
  /** Frame, lintel and step. */
  readonly frame: string
  /** The dot at which the ground line starts. */
  readonly pulli: string
  readonly ground: string
  /** Mango leaves of the garland. */
  readonly toranLeaves: string
  /** Marigolds of the garland. */
  readonly toran: string
  /** The kolam before the door. */
  readonly floor: Drawing
}

/** Options of `doorway`. */
export interface DoorwayOptions {
  readonly seed: string
  /** 0, a crack of light, to 1, wide open. */
  readonly open: number
  /** Dots of the kolam, across; 7 unless given. */
  readonly n?: number | undefined
}

const LEFT = 250
const RIGHT = 510
const TOP = 92
const GROUND = 452
const MIDDLE = (LEFT + RIGHT) / 2

const PANELS = [
  [0.08, 0.42],
  [0.5, 0.92],
] as const

/** One leaf with its two panels; its free edge is at `free` and is shortened by `rise` at both ends. */
function leaf(jamb: number, free: number, rise: number): string {
  const [near, far] = [jamb + (free - jamb) * 0.2, jamb + (free - jamb) * 0.8]
  const yAt = (x: number, part: number) => {
    const t = (x - jamb) / (free - jamb)
    return part < 0.5
      ? TOP + rise * t + part * (GROUND - TOP)
      : GROUND - rise * t - (1 - part) * (GROUND - TOP)
  }
  const panels = PANELS.map(([upper, lower]) => {
    const [a, b] = [brief(near), brief(far)]
    const back = `V${brief(yAt(far, lower))}L${a} ${brief(yAt(near, lower))}Z`
    return `M${a} ${brief(yAt(near, upper))}L${b} ${brief(yAt(far, upper))}${back}`
  })
  const edge = `M${brief(jamb)} ${TOP}L${brief(free)} ${brief(TOP + rise)}`
  return `${edge}V${brief(GROUND - rise)}L${brief(jamb)} ${GROUND}${panels.join('')}`
}

/** Swags of marigolds under the lintel, with a string of them and a leaf between two swags. */
function garland(): { toran: string; toranLeaves: string } {
  const swags = 4
  const width = (RIGHT - LEFT + 24) / swags
  let toran = ''
  let toranLeaves = ''
  for (let i = 0; i < swags; i++) {
    for (let j = 0; j <= 7; j++) {
      if (j === 7 && i < swags - 1) continue
      const t = j / 7
      toran += `M${brief(LEFT - 12 + (i + t) * width)} ${brief(TOP - 8 + Math.sin(Math.PI * t) * 22)}h0`
    }
  }
  for (let i = 0; i <= swags; i++) {
    const x = brief(LEFT - 12 + i * width)
    const flowers = i % swags === 0 ? 5 : 2
    for (let j = 1; j <= flowers; j++) toran += `M${x} ${brief(TOP - 8 + j * 9.2)}h0`
    toranLeaves += `M${x} ${brief(TOP - 8 + (flowers + 0.5) * 9.2)}q-6 9 0 20q6 -11 0 -20Z`
  }
  return { toran, toranLeaves }
}

const FRAME = [
  `M${LEFT} ${GROUND}V${TOP}H${RIGHT}V${GROUND}`,
  `M${LEFT - 22} ${GROUND}V${TOP - 22}H${RIGHT + 22}V${GROUND}`,
  `M${LEFT - 44} ${TOP - 22}H${RIGHT + 44}M${LEFT - 36} ${TOP - 36}H${RIGHT + 36}`,
  `M${LEFT - 44} ${TOP - 22}L${LEFT - 36} ${TOP - 36}M${RIGHT + 44} ${TOP - 22}L${RIGHT + 36} ${TOP - 36}`,
  `M${LEFT - 40} ${GROUND}H${RIGHT + 40}V${GROUND + 14}H${LEFT - 40}Z`,
].join('')

/** Draws the threshold: a door in a wall, light from inside, a garland over it and a kolam before it. */
export function doorway({ seed, open, n }: DoorwayOptions): DoorwayScene {
  const gap = 10 + open * 92
  const rise = open * 26
  const spread = 40 + open * 130
  const [left, right] = [MIDDLE - gap, MIDDLE + gap]
  const [inner, outer] = [brief(left), brief(right)]
  return {
    view: '0 20 760 800',
    light: `M${inner} ${brief(TOP + rise)}H${outer}V${brief(GROUND - rise)}H${inner}Z`,
    spill: `M${brief(left - 4)} ${GROUND}H${brief(right + 4)}L${brief(right + spread)} 812H${brief(left - spread)}Z`,
    leaves: leaf(LEFT, left, rise) + leaf(RIGHT, right, rise),
    frame: FRAME,
    pulli: `M8 ${GROUND + 14}h0`,
    ground: `M8 ${GROUND + 14}H${LEFT - 40}M${RIGHT + 40} ${GROUND + 14}H760`,
    ...garland(),
    floor: floor(seed, { n, far: 330, near: 700, top: 478, bottom: 800, mid: MIDDLE, density: 0.5 }),
  }
}
