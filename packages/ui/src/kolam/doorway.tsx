import { doorway } from './doorway.ts'
import { drawnOnce } from './drawn-once.ts'
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
