import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'

const DRAWING = kolam('consult', { n: 5, shape: 'square', turn: true })

/** The drawing beside the consultation form, where there is room. */
export function ConsultDrawing() {
  return (
    <div className="consult__kolam" aria-hidden="true">
      <KolamFigure drawing={DRAWING} />
    </div>
  )
}
