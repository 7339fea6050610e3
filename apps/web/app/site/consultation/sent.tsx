import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { NextSteps, type NextStepsProps } from './next-steps.tsx'

/** The words of CNS-09 as a page, for who sent the plain form. */
export function Sent({ returnTo, ...next }: NextStepsProps & { returnTo: string }) {
  return (
    <>
      <h1>{m.consultation_success_title()}</h1>
      <p className="lead">{m.consultation_success_text()}</p>
      <p>{m.consultation_sent_next({ hours: next.hours })}</p>
      <NextSteps {...next} />
      <p>
        <MoreLink href={returnTo} back>
          {m.consultation_sent_back()}
        </MoreLink>
      </p>
    </>
  )
}
