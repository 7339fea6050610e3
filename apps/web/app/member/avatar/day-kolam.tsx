import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { useState } from 'react'

/** The kolam of the day: the same for everyone, a new one each morning. */
export default function DayKolam() {
  const [drawing] = useState(() => kolam(new Date().toDateString(), { n: 5, shape: 'diamond' }))
  return <KolamFigure drawing={drawing} />
}
