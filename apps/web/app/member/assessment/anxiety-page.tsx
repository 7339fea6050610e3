import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { PageError } from '#member/shell/page-error.tsx'
import { SymptomTable } from '#site/assessment/symptom-table.tsx'
import { MemberAssessment } from './member-assessment.tsx'

const INSTRUMENT = INSTRUMENTS['Anxiety Assessment']

export const ErrorBoundary = PageError

/** A discreet title: the tab must not tell what the questions are about. */
export function meta() {
  return discreetMeta(m.overview_questions_title())
}

export default function MemberAnxietyPage() {
  return (
    <MemberAssessment
      instrument={INSTRUMENT}
      address={addresses.memberAnxiety}
      crumb={m.assessment_anxiety_crumb()}
      title={m.assessment_anxiety_title()}
      lead={m.assessment_anxiety_lead()}
    >
      <SymptomTable items={INSTRUMENT.items} answers={[]} />
    </MemberAssessment>
  )
}
