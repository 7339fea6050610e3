import type { Drawing } from './drawing.ts'
import { drawnOnce } from './drawn-once.ts'
import { kolam } from './kolam.ts'
import { brief } from './path-text.ts'
import type { Projection } from './place-grid.ts'
import type { Shape } from './shapes.ts'
import type { Symmetry } from './symmetry.ts'
import './doorway.css'

/** Props of `Doorway`. */
export interface DoorwayProps {
  readonly seed: string
  /** 0, a crack of light, to 1, wide open: .9 at home, .14 at login, .55 at the code. */
  readonly open: number
  readonly className?: string | undefined
  /** Id of the light's gradient, where a page shows two doors. */
  readonly gradientId?: string | undefined
}

const LEFT = 250
const RIGHT = 510

const MIDDLE = (LEFT + RIGHT) / 2

const TOP = 92
const GROUND = 452

const PANELS = [
  [0.08, 0.42],
  [0.5, 0.92],
] as const

const FRAME = [
  `M${LEFT} ${GROUND}V${TOP}H${RIGHT}V${GROUND}`,
  `M${LEFT - 22} ${GROUND}V${TOP - 22}H${RIGHT + 22}V${GROUND}`,
  `M${LEFT - 44} ${TOP - 22}H${RIGHT + 44}M${LEFT - 36} ${TOP - 36}H${RIGHT + 36}`,
  `M${LEFT - 44} ${TOP - 22}L${LEFT - 36} ${TOP - 36}M${RIGHT + 44} ${TOP - 22}L${RIGHT + 36} ${TOP - 36}`,
  `M${LEFT - 40} ${GROUND}H${RIGHT + 40}V${GROUND + 14}H${LEFT - 40}Z`,
].join('')

const drawDoorway = drawnOnce(doorway)

/** The door in the wall with the kolam before it; decoration, hidden from assistive technology. */
export function Doorway({ seed, open, className, gradientId = 'spill' }: DoorwayProps) {
  const scene = drawDoorway({ seed, open })
  return (
    <svg
      className={className ? `doorway ${className}` : 'doorway'}
      viewBox={scene.view}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop className="spill-a" offset="0" />
          <stop className="spill-b" offset="1" />
        </linearGradient>
      </defs>
      <path className="door-light" d={scene.light} />
      <path fill={`url(#${gradientId})`} d={scene.spill} />
      <path className="door-leaf" d={scene.leaves} />
      <path className="door-line" d={scene.frame} />
      <path className="door-pulli" d={scene.pulli} />
      <path className="door-ground" d={scene.ground} />
      <path className="toran-leaf" d={scene.toranLeaves} />
      <path className="toran" d={scene.toran} />
      <path className="k-line" pathLength={1} d={scene.floor.d} />
      <path className="k-dot" d={scene.floor.dotsD} />
    </svg>
  )
}

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

/** Where a floor lies: widths of its far and near edge, their heights, and its middle, in drawing units. */
export interface FloorOptions {
  readonly far: number
  readonly near: number
  readonly top: number
  readonly bottom: number
  readonly mid: number
  readonly n?: number | undefined
  readonly shape?: Shape | undefined
  readonly symmetry?: Symmetry | undefined
  readonly density?: number | undefined
}

/** Draws a kolam laid on the floor, in perspective: the far edge at `top`, the near edge at `bottom`. */
export function floor(seed: string, options: FloorOptions): Drawing {
  const { far, near, top, bottom, mid, n = 7, shape = 'square', symmetry = 'c4', density } = options
  const k = 1 - far / near
  const map: Projection = (x, y, boxX, boxY) => {
    // Across -1 to 1; t runs from 0 at the far edge to 1 at the near one, z from 1 to near / far.
    const across = ((x - y) * Math.SQRT1_2) / boxX
    const t = (((x + y) * Math.SQRT1_2) / boxY + 1) / 2
    const z = 1 / (1 - k * t)
    return [mid + across * (far / 2) * z, top + ((bottom - top) * (z - 1)) / (1 / (1 - k) - 1)]
  }
  return kolam(seed, { n, shape, symmetry, density, turn: true, map })
}
