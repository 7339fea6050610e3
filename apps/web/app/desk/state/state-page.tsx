import type { SiteState, StateJob } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import type { Route } from './+types/state-page'
import { JobsTable, PartsTable, SiteTable } from './state-tables.tsx'
import './state-page.css'

export function clientLoader() {
  return { state: callDesk('GET /site-state') }
}

/** The site status, for owners: problems, failed jobs that can be retried, and the facts behind it. */
export default function StatePage({ loaderData: { state } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // Counted, because two emails of a kind have the same words.
  const [announcement, setAnnouncement] = useState({ words: '', count: 0 })
  const status = useRef<HTMLParagraphElement>(null)
  // The row whose button was pressed is no longer there.
  useEffect(() => {
    if (announcement.count > 0) status.current?.focus()
  }, [announcement])
  return (
    <>
      <p className="lead">{m.desk_state_lead()}</p>
      <p className="desk__status" role="status" tabIndex={-1} ref={status}>
        {announcement.words}
      </p>
      <DeskData of={state}>
        {(data) => (
          <Parts
            state={data}
            onDone={(words) => {
              setAnnouncement(({ count }) => ({ words, count: count + 1 }))
              void revalidate()
            }}
          />
        )}
      </DeskData>
    </>
  )
}

function Parts({ state, onDone }: { state: SiteState; onDone: (words: string) => void }) {
  const { problems, read_at, is_trial, jobs, queue, more_jobs, undelivered } = state
  return (
    <>
      {problems.length > 0 ? (
        <section className="refusal" aria-labelledby="wrong-h">
          <h2 id="wrong-h">{m.desk_state_wrong()}</h2>
          <ul className="state__problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="state__fine">
          <b>{m.desk_state_fine()}</b>
        </p>
      )}
      <p className="note">{m.desk_state_checked({ when: whenWords(read_at) })}</p>
      {is_trial && <p className="note">{m.desk_state_trial()}</p>}
      <DeskPart title={m.desk_state_jobs()}>
        {jobs.length > 0 && <p>{queue.flatMap(countInWords).join(' ')}</p>}
        {jobs.length > 0 ? <JobsTable jobs={jobs} onDone={onDone} /> : <p>{m.desk_state_jobs_none()}</p>}
        {more_jobs > 0 && <p>{m.desk_state_jobs_more({ count: more_jobs })}</p>}
        {undelivered.refused + undelivered.unsure > 0 && <p>{m.desk_state_undelivered(undelivered)}</p>}
      </DeskPart>
      <DeskPart title={m.desk_state_site()}>
        <SiteTable state={state} />
      </DeskPart>
      <DeskPart title={m.desk_state_parts()}>
        <p className="note">{m.desk_state_parts_note()}</p>
        <PartsTable state={state} />
      </DeskPart>
    </>
  )
}

const QUEUE_WORDS = {
  mail: m.desk_state_queue_mail,
  text: m.desk_state_queue_text,
  job: m.desk_state_queue_job,
} as const satisfies Record<StateJob['kind'], unknown>

const countInWords = ({ kind, given_up, waiting }: SiteState['queue'][number]) =>
  given_up + waiting === 0 ? [] : [QUEUE_WORDS[kind]({ failed: given_up, waiting })]
