import type { CallHours } from '@pulli/contracts/callback/call-hours.ts'
import { instantInWords } from '@pulli/contracts/callback/promise-in-words.ts'
import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { ReactNode } from 'react'
import { EVENT_WORDS, STATE_WORDS } from './state-words.ts'
import { zoneName } from './times-in-words.ts'
import './request-progress.css'

export interface RequestProgressProps {
  request: FollowedRequest
  calls: CallHours
  /** The office's own number, for visitors who wait too long. */
  phone: string | undefined
  now: Date
  /** The zone of the other times on the page. */
  readerZone: string
  /** The level below the heading above it. */
  heading: 'h2' | 'h3'
  /** What can be done now, shown before what has happened. */
  children?: ReactNode
}

/** The status of a request, what was promised, and what has happened, with its times. */
export function RequestProgress(props: RequestProgressProps) {
  const { request, calls, phone, now, readerZone, heading: Heading, children } = props
  const zone = calls.week?.zone ?? DEFAULT_TIME_ZONE
  const at = (instant: string) => {
    const words = instantInWords(new Date(instant), zone, now)
    // D72: beside times of the reader those of the office have their zone.
    const isElsewhere = words !== instantInWords(new Date(instant), readerZone, now)
    return isElsewhere ? `${words} (${zoneName(zone, new Date(instant))})` : words
  }
  const tries = request.events.filter(({ kind }) => kind === 'tried').length
  const isWaiting = request.state === 'waiting' || request.state === 'assigned'
  const isToBeCalled = isWaiting || request.state === 'tried'
  return (
    <>
      <p className="lead">
        {request.state === 'tried' && tries > 1
          ? m.follow_tried_often({ count: tries })
          : STATE_WORDS[request.state]()}
      </p>
      {isWaiting && request.call_by && (
        <p>
          {request.is_late
            ? lateWords(at(request.call_by), phone)
            : m.follow_promise({ when: at(request.call_by) })}
        </p>
      )}
      {isToBeCalled && calls.number && <p>{m.follow_number({ number: calls.number })}</p>}
      {children}
      <Heading>{m.follow_steps()}</Heading>
      <ol className="request-events">
        {request.events.map(({ kind, occurred_at }) => (
          <li className="request-events__event" key={`${occurred_at} ${kind}`}>
            <span>{EVENT_WORDS[kind]()}</span>
            <time className="note" dateTime={occurred_at}>
              {at(occurred_at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  )
}

function lateWords(when: string, phone: string | undefined) {
  return phone ? m.follow_late({ when, phone }) : m.follow_late_without_number({ when })
}
