import { drawnOnce } from '#kolam/drawn-once.ts'
import { kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './avatar.css'

const draw = drawnOnce(kolam)

/** A person without a picture: a small kolam drawn from the person's id, without dots. */
export function Avatar({ seed }: { readonly seed: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      <KolamFigure drawing={draw(seed, { n: 3, turn: true, symmetry: 'none', density: 0.55 })} dots={false} />
    </span>
  )
}
