import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { drawnOnce } from '@pulli/ui/kolam/drawn-once.ts'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { addresses } from '#addresses.ts'

const draw = drawnOnce(kolam)

/** ASM-02 */
const INSTRUMENT_ROWS = [
  {
    href: addresses.depressionAssessment,
    title: m.assessments_depression,
    text: m.assessments_depression_text,
    size: m.assessments_depression_size,
    drawing: { n: 5, shape: 'lotus' },
  },
  {
    href: addresses.anxietyAssessment,
    title: m.assessments_anxiety,
    text: m.assessments_anxiety_text,
    size: m.assessments_anxiety_size,
    drawing: { n: 5, shape: 'star' },
  },
  {
    href: addresses.perceivedStressAssessment,
    title: m.assessments_stress,
    text: m.assessments_stress_text,
    size: m.assessments_stress_size,
    drawing: { n: 5, shape: 'cross' },
  },
] as const

/** Three rows: name, how many questions, how long, and the way in. */
export function InstrumentRows() {
  return (
    <ul className="quests">
      {INSTRUMENT_ROWS.map(({ href, title, text, size, drawing }) => (
        <li key={href}>
          <a className="quest" href={href}>
            <span className="quest__k">
              <KolamFigure drawing={draw(href, drawing)} />
            </span>
            <span className="quest__n display">{title()}</span>
            <span className="quest__d">{text()}</span>
            <span className="quest__m note">{size()}</span>
            <span className="quest__go">
              {m.assessments_start()}
              <Icon name="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
