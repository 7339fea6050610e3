import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { isAnswering } from '@pulli/domain/opening-hours/is-answering.ts'
import { clockIn } from '@pulli/domain/opening-hours/opening-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { addresses } from '#addresses.ts'
import { minuteOfThisClock, whenInWords } from './when-in-words.ts'
import './counselor-actions.css'

interface CounselorActionsProps {
  /** Undefined where the settings state none, or could not be read. */
  office: OfficeHours | undefined
  size?: 'l' | undefined
}

/**
 * D51: in the working hours one can speak with a counsellor now. Outside them the request for a call comes first, and
 * "now" shows from when calls are answered. Decided when it is shown: never put it into a page that is cached.
 */
export function CounselorActions({ office, size }: CounselorActionsProps) {
  const [now] = useState(() => new Date())
  // The server's zone is not the reader's: without a script the reader is assumed to be in India.
  const minuteHere =
    typeof window === 'undefined' ? clockIn(DEFAULT_TIME_ZONE, now).minute : minuteOfThisClock(now)
  if (isAnswering(office?.week, now, minuteHere)) {
    return (
      <ButtonLink kind="act" size={size} href={addresses.contact}>
        {m.counselor_now()}
      </ButtonLink>
    )
  }
  const when = office && whenInWords(office.week, now, minuteHere)
  return (
    <>
      <ButtonLink kind="act" size={size} href={addresses.consultation}>
        {when === undefined ? m.counselor_ask() : m.counselor_ask_from({ when })}
      </ButtonLink>
      <span className="counselor-later">
        <ButtonLink kind="quiet" size={size} href={addresses.contact}>
          {m.counselor_now()}
        </ButtonLink>
        <span className="note">{laterInWords(office, when)}</span>
      </span>
    </>
  )
}

function laterInWords(office: OfficeHours | undefined, when: string | undefined) {
  if (when !== undefined) return m.counselor_from({ when })
  return office === undefined ? m.counselor_later() : m.counselor_hours({ hours: office.words })
}
