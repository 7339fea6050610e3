import { Icon } from '#icon/icon.tsx'
import { drawnOnce } from '#kolam/drawn-once.ts'
import { type KolamOptions, kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './link-section.css'

/** Props of `LinkRow`. */
export interface LinkRowProps {
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

/** A link as a row of `<ul class="link-rows">`, with a drawing that is redrawn on hover. */
export function LinkRow({ href, seed, drawing, title, text, linkText }: LinkRowProps) {
  return (
    <li>
      <a className="link-row" href={href}>
        <span className="link-row__kolam">
          <KolamFigure drawing={draw(seed, { n: 5, ...drawing })} />
        </span>
        <span className="link-row__title display">{title}</span>
        <span className="link-row__text">
          {text}
          {linkText && <span className="link-row__more">{linkText}</span>}
        </span>
        <Icon name="arrow-right" className="link-row__arrow" />
      </a>
    </li>
  )
}
