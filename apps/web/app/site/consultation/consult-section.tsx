import { m } from '@pulli/messages/messages.js'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { anchors } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { ConsultationForm, type ConsultationFormProps } from './consultation-form.tsx'
import { hoursInSentence } from './hours-in-sentence.ts'

const HEADING = 'consult-h'
const DRAWING = kolam('consult', { n: 5, shape: 'square', turn: true })

interface ConsultSectionProps extends Pick<ConsultationFormProps, 'today' | 'required' | 'returnTo'> {
  workingHours: string | undefined
}

/** The consultation form with its sentence, as a section of a page (HOME-08). */
export function ConsultSection({ workingHours, ...form }: ConsultSectionProps) {
  return (
    <section className="section consult" id={anchors.consult} aria-labelledby={HEADING}>
      <div className="wrap grid">
        <div className="consult__t">
          <p className="tag">{m.home_consult_tag()}</p>
          <h2 id={HEADING}>{m.consultation_title()}</h2>
          <p className="quiet consult__p">{m.consultation_lead({ hours: hoursInSentence(workingHours) })}</p>
          <div className="consult__k" aria-hidden="true">
            <KolamFigure drawing={DRAWING} />
          </div>
        </div>
        <div className="consult__f">
          <Island
            name="consultation"
            of={ConsultationForm}
            on="interaction"
            props={{ labelledBy: HEADING, ...form }}
          />
        </div>
      </div>
    </section>
  )
}
