import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { FormToken } from '#form-token/form-token.tsx'
import { type Answers, PACK_VERSION } from './answers.ts'
import type { AskedInstrument } from './asked-instrument.ts'
import { FORM_ID } from './form-element.ts'
import { MinimumAge } from './minimum-age.tsx'
import { Progress } from './progress.tsx'
import type { QuestionLayout } from './questionnaires.ts'
import { Questions } from './questions.tsx'
import './assessment.css'

interface AssessmentFormProps {
  instrument: AskedInstrument
  /** Where the plain form is sent. */
  address: string
  title: string
  lead: string
  /** What becomes of the answers. */
  note: string
  /** State after an attempt without JavaScript. */
  before?: ReactNode
  controller: ReactNode
  layout: QuestionLayout
  answers: Answers
}

/** The form with its head, its words on where it comes from, its progress: on the public page and in the dashboard. */
export function AssessmentForm({ instrument, address, ...page }: AssessmentFormProps) {
  const { items, version, licence, source, minimumAge, translationStatus } = instrument
  return (
    <div className="asking">
      <div className="grid assess">
        <header className="assess__head">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="note assess__note">{m.assessment_no_diagnosis()}</p>
          <p className="note assess__note">{page.note}</p>
          {translationStatus !== 'original' && (
            <p className="note assess__note">{m.assessment_screening_text()}</p>
          )}
          <MinimumAge className="note assess__note" age={minimumAge} />
        </header>
        <div className="assess__form">
          {page.before}
          {page.controller}
          <form className="qs" id={FORM_ID} method="post" action={address} aria-label={page.title}>
            <FormToken address={address} />
            <input type="hidden" name={PACK_VERSION} value={version} />
            <Questions instrument={instrument} layout={page.layout} answers={page.answers} />
            <p className="note qs__about">
              {m.assessment_wording({ licence })} {m.assessment_source({ source })}
            </p>
          </form>
        </div>
      </div>
      <Progress count={items.length} />
    </div>
  )
}
