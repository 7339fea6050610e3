import { drawnOnce } from '#kolam/drawn-once.ts'
import { kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import './avatar.css'

const draw = drawnOnce(kolam)

// Nine dots without symmetry: of five dots, as a lattice on its corner has, three people in four had the same drawing.
const OPTIONS = { n: 3, shape: 'square', symmetry: 'none', density: 0.55 } as const

/** A person without a picture: a small kolam drawn from the person's id, without dots. */
export function Avatar({ seed }: { readonly seed: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      <KolamFigure drawing={draw(seed, OPTIONS)} dots={false} />
    </span>
  )
}
