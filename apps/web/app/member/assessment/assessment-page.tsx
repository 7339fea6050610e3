import { DEPRESSION } from '@pulli/domain/assessment/packs/depression.ts'
import { GAD_7 } from '@pulli/domain/assessment/packs/gad-7.ts'
import { PHQ_9 } from '@pulli/domain/assessment/packs/phq-9.ts'
import { STRESS } from '@pulli/domain/assessment/packs/stress.ts'
import { m } from '@pulli/messages/messages.js'
import { useMemo } from 'react'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { useShell } from '#member/shell/use-shell.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { AssessmentController } from '#site/assessment/assessment-controller.tsx'
import { AssessmentForm } from '#site/assessment/assessment-form.tsx'
import { controllerProps } from '#site/assessment/controller-props.ts'
import { QUESTIONNAIRES } from '#site/assessment/questionnaires.ts'
import type { Route } from './+types/assessment-page'
import { useConsent } from './use-consent.tsx'

const { depression, anxiety, stress, phq9, gad7 } = QUESTIONNAIRES

/** By the id of the route. Which anxiety list is asked the operator chooses (D53): it comes with the frame. */
const PAGES = {
  'member/assessment/depression': { ...depression, pack: DEPRESSION, address: addresses.memberDepression },
  'member/assessment/anxiety': { ...anxiety, pack: undefined, address: addresses.memberAnxiety },
  'member/assessment/stress': { ...stress, pack: STRESS, address: addresses.memberStress },
  'member/assessment/phq-9': { ...phq9, pack: PHQ_9, address: addresses.memberPhq9 },
  'member/assessment/gad-7': { ...gad7, pack: GAD_7, address: addresses.memberGad7 },
}

/** A discreet title: the tab must not reveal what the questions are about. */
export function meta() {
  return discreetMeta(m.overview_questions_title())
}

/** Each questionnaire begins anew. */
export default function MemberAssessmentPage({ matches }: Route.ComponentProps) {
  const { id } = matches[2]
  return <MemberAssessment key={id} {...PAGES[id]} />
}

/** DAS-03: the public form in the dashboard's frame. Its result is stored. */
function MemberAssessment({ pack, crumb, title, lead, layout, address }: (typeof PAGES)[keyof typeof PAGES]) {
  const { send, dialog } = useConsent()
  const { anxiety, office } = useShell()
  const instrument = pack ?? anxiety
  const controller = useMemo(
    () => ({
      ...controllerProps(instrument, { sendsToken: true, office }),
      back: addresses.dashboard,
      send,
    }),
    [instrument, send, office],
  )
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title(), href: addresses.dashboard }, { label: crumb() }]} />
      <AssessmentForm
        instrument={instrument}
        address={address}
        title={title()}
        lead={lead()}
        layout={layout}
        answers={[]}
        note={m.overview_kept()}
        controller={<AssessmentController {...controller} />}
      />
      {dialog}
    </>
  )
}
