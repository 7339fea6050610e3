import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { type ReactNode, useMemo } from 'react'
import { addresses } from '#addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { Companion } from '#site/questionnaire/companion.tsx'
import { companionOf } from '#site/questionnaire/companion-of.ts'
import { QuestionnaireBody } from '#site/questionnaire/questionnaire-body.tsx'
import { useConsent } from './use-consent.tsx'

interface MemberQuestionnaireProps {
  instrument: Instrument
  address: string
  crumb: string
  title: string
  lead: string
  /** The questions. */
  children: ReactNode
}

/** DAS-03: the public form in the dashboard's frame. Its result is kept. */
export function MemberQuestionnaire({ crumb, children, ...page }: MemberQuestionnaireProps) {
  const { instrument } = page
  const { send, dialog } = useConsent()
  const companion = useMemo(
    () => ({ ...companionOf(instrument, true), back: addresses.dashboard, send }),
    [instrument, send],
  )
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title(), href: addresses.dashboard }, { label: crumb }]} />
      <QuestionnaireBody {...page} note={m.overview_kept()} companion={<Companion {...companion} />}>
        {children}
      </QuestionnaireBody>
      {dialog}
    </>
  )
}
