import { kolam } from '#kolam/kolam.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'

/** A person without a picture: a small kolam drawn from the person's id, without dots. */
export function Avatar({ seed }: { readonly seed: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      <KolamFigure
        drawing={kolam(seed, { n: 3, turn: true, symmetry: 'none', density: 0.55 })}
        dots={false}
      />
    </span>
  )
}
