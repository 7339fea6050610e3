import { drawnOnce } from '#kolam/drawn-once.ts'
import { KolamFigure } from '#kolam/kolam-figure.tsx'
import { mood } from '#kolam/mood.ts'
import './mood-figure.css'

/** Props of `MoodFigure`. */
export interface MoodFigureProps {
  /** 0 (AWFUL) to 4 (GREAT), and anything between. */
  readonly value: number
  /** Finer strokes, for a figure over 120 px. */
  readonly big?: boolean | undefined
}

// Between two moods the figure follows the slider: those drawings do not come again.
const drawMood = drawnOnce(mood)

/** The figure of a mood; always beside its word, so it is hidden from assistive technology. */
export function MoodFigure({ value, big = false }: MoodFigureProps) {
  return (
    <KolamFigure
      className={big ? 'mood mood--big' : 'mood'}
      drawing={Number.isInteger(value) ? drawMood(value) : mood(value)}
    >
      <circle className="m-you" r={5} />
    </KolamFigure>
  )
}
