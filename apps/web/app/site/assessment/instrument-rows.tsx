import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { drawnOnce } from '@pulli/ui/kolam/drawn-once.ts'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { addresses } from '#addresses.ts'

const draw = drawnOnce(kolam)

interface InstrumentRow {
  href: string
  title: () => string
  text: () => string
  size: () => string
  drawing: { n: 3 | 5; shape: 'lotus' | 'star' | 'cross' }
}

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
] as const satisfies readonly InstrumentRow[]

/** D53 */
const SHORT_ROWS = [
  {
    href: addresses.phq9Assessment,
    title: m.assessments_phq9,
    text: m.assessments_phq9_text,
    size: m.assessments_phq9_size,
    drawing: { n: 3, shape: 'lotus' },
  },
  {
    href: addresses.gad7Assessment,
    title: m.assessments_gad7,
    text: m.assessments_gad7_text,
    size: m.assessments_gad7_size,
    drawing: { n: 3, shape: 'star' },
  },
] as const satisfies readonly InstrumentRow[]

/** The three specified questionnaires as rows: name, how many questions, how long, and the way in. */
export function InstrumentRows() {
  return <Rows rows={INSTRUMENT_ROWS} className="quest" go={m.assessments_start()} />
}

/** PHQ-9 and GAD-7, in the same rows: never `Start` (D53). */
export function ShortInstrumentRows() {
  return <Rows rows={SHORT_ROWS} className="quest quest--short" go={m.assessments_take()} />
}

function Rows({ rows, className, go }: { rows: readonly InstrumentRow[]; className: string; go: string }) {
  return (
    <ul className="quests">
      {rows.map(({ href, title, text, size, drawing }) => (
        <li key={href}>
          <a className={className} href={href}>
            <span className="quest__kolam">
              <KolamFigure drawing={draw(href, drawing)} />
            </span>
            <span className="quest__name display">{title()}</span>
            <span className="quest__text">{text()}</span>
            <span className="quest__size note">{size()}</span>
            <span className="quest__start">
              {go}
              <Icon name="arrow-right" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
