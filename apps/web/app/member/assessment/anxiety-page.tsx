import { m } from '@pulli/messages/messages.js'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import type { loader as shellLoader } from '#member/shell/member-layout.tsx'
import { PageError } from '#member/shell/page-error.tsx'
import { SymptomTable } from '#site/assessment/symptom-table.tsx'
import { MemberAssessment } from './member-assessment.tsx'

export const ErrorBoundary = PageError

/** A discreet title: the tab must not reveal what the questions are about. */
export function meta() {
  return discreetMeta(m.overview_questions_title())
}

/** Which list is asked the operator chooses (D53): it comes with the frame. */
export default function MemberAnxietyPage() {
  const shell = useRouteLoaderData<typeof shellLoader>('member/shell/member-layout')
  if (!shell) throw new Error('no frame')
  return (
    <MemberAssessment
      instrument={shell.anxiety}
      address={addresses.memberAnxiety}
      crumb={m.assessment_anxiety_crumb()}
      title={m.assessment_anxiety_title()}
      lead={m.assessment_anxiety_lead()}
    >
      <SymptomTable items={shell.anxiety.items} answers={[]} />
    </MemberAssessment>
  )
}
