import type { ReactNode } from 'react'
import type { Drawing } from './drawing.ts'

/** Props of `KolamFigure`. */
export interface KolamFigureProps {
  readonly drawing: Drawing
  readonly className?: string | undefined
  /** Fills its frame and is cut by it, as a cover is. */
  readonly slice?: boolean | undefined
  /** Its name for assistive technology; without one it is decoration. */
  readonly label?: string | undefined
  /** Whether the dots are drawn; under 32 px they are not. */
  readonly dots?: boolean | undefined
  /** Whether the line is drawn; an empty state shows the dots alone. */
  readonly line?: boolean | undefined
  /** More SVG on top of the line. */
  readonly children?: ReactNode
}

/** A drawing as inline SVG; line and dot take their colours from CSS. */
export function KolamFigure(props: KolamFigureProps) {
  const { drawing, className, slice, label, line = true, dots = true, children } = props
  return (
    <svg
      className={className ? `kolam ${className}` : 'kolam'}
      viewBox={drawing.view.join(' ')}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      focusable="false"
    >
      {line && <path className="k-line" pathLength={1} d={drawing.d} />}
      {dots && <path className="k-dot" d={drawing.dotsD} />}
      {children}
    </svg>
  )
}
