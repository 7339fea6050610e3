import { callHours, type StatedCalls } from '@pulli/contracts/callback/call-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { anchors } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { ConsultDrawing } from './consult-drawing.tsx'
import { ConsultationForm, type ConsultationFormProps } from './consultation-form.tsx'
import { hoursInSentence } from './hours-in-sentence.ts'
import './consult-section.css'

const HEADING = 'consult-h'

interface ConsultSectionProps extends Pick<ConsultationFormProps, 'today' | 'required' | 'returnTo'> {
  contact: StatedCalls | undefined
}

/** The consultation form with its sentence, as a section of a page (HOME-08). */
export function ConsultSection({ contact, ...form }: ConsultSectionProps) {
  const hours = hoursInSentence(contact)
  return (
    <section className="section consult" id={anchors.consult} aria-labelledby={HEADING}>
      <div className="wrap grid">
        <div className="consult__text">
          <p className="tag">{m.home_consult_tag()}</p>
          <h2 id={HEADING}>{m.consultation_title()}</h2>
          <p className="quiet consult__lead">{m.consultation_lead({ hours })}</p>
          <ConsultDrawing />
        </div>
        <div className="consult__form">
          <Island
            name="consultation"
            of={ConsultationForm}
            on="interaction"
            props={{ labelledBy: HEADING, hours, calls: callHours(contact), ...form }}
          />
        </div>
      </div>
    </section>
  )
}
