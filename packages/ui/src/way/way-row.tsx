import { Icon } from '#icon/icon.tsx'
import { drawnOnce } from '#kolam/drawn-once.ts'
import { type KolamOptions, kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './way-row.css'

/** What `WayRow` takes. */
export interface WayRowProps {
  readonly href: string
  readonly seed: string
  /** How its drawing differs from its neighbours'. */
  readonly drawing?: KolamOptions | undefined
  readonly title: string
  readonly text: string
  /** What the link says beyond its title, as in "More Info". */
  readonly linkText?: string | undefined
}

const draw = drawnOnce(kolam)

/** One thing a visitor can do, as a row of `<ul class="ways">`; its drawing redraws itself on hover. */
export function WayRow({ href, seed, drawing, title, text, linkText }: WayRowProps) {
  return (
    <li>
      <a className="way" href={href}>
        <span className="way__k">
          <KolamFigure drawing={draw(seed, { n: 5, ...drawing })} />
        </span>
        <span className="way__t display">{title}</span>
        <span className="way__d">
          {text}
          {linkText && <span className="way__more">{linkText}</span>}
        </span>
        <Icon name="arrow-right" className="way__go" />
      </a>
    </li>
  )
}
