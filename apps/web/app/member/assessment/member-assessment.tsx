import { m } from '@pulli/messages/messages.js'
import { type ReactNode, useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { addresses } from '#addresses.ts'
import type { loader as shellLoader } from '#member/shell/member-layout.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { AskedInstrument } from '#site/assessment/asked-instrument.ts'
import { AssessmentController } from '#site/assessment/assessment-controller.tsx'
import { AssessmentForm } from '#site/assessment/assessment-form.tsx'
import { controllerProps } from '#site/assessment/controller-props.ts'
import { useConsent } from './use-consent.tsx'

interface MemberAssessmentProps {
  instrument: AskedInstrument
  address: string
  crumb: string
  title: string
  lead: string
  /** The questions. */
  children: ReactNode
}

/** DAS-03: the public form in the dashboard's frame. Its result is stored. */
export function MemberAssessment({ crumb, children, ...page }: MemberAssessmentProps) {
  const { instrument } = page
  const { send, dialog } = useConsent()
  const shell = useRouteLoaderData<typeof shellLoader>('member/shell/member-layout')
  const controller = useMemo(
    () => ({
      ...controllerProps(instrument, { sendsToken: true, office: shell?.office }),
      back: addresses.dashboard,
      send,
    }),
    [instrument, send, shell?.office],
  )
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title(), href: addresses.dashboard }, { label: crumb }]} />
      <AssessmentForm
        {...page}
        note={m.overview_kept()}
        controller={<AssessmentController {...controller} />}
      >
        {children}
      </AssessmentForm>
      {dialog}
    </>
  )
}
