import type { StateJob } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { ConfirmDialog } from '#call/confirm-dialog.tsx'
import { errorText } from '#call/error-text.ts'
import { Refusal } from '#call/refusal.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { whenWords } from '#desk/date-words.ts'
import { deskCalls } from '#desk-addresses.ts'

interface JobsTableProps {
  jobs: readonly StateJob[]
  onDone: (words: string) => void
}

const GIVE_UP_WORDS = {
  mail: m.desk_state_give_up_mail,
  text: m.desk_state_give_up_text,
  job: m.desk_state_give_up_job,
} as const satisfies Record<StateJob['kind'], unknown>

/** What failed or is late. Each can be tried again or given up, but for one that is being tried. */
export function JobsTable({ jobs, onDone }: JobsTableProps) {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState('')
  const [unwanted, setUnwanted] = useState<{ job: StateJob; press: number }>()

  async function retry({ id, what }: StateJob) {
    if (busy) return
    setBusy(id)
    setFault('')
    const outcome = await callDesk(deskCalls.job(id, 'retry'), { method: 'POST', body: {} })
    setBusy(undefined)
    if (outcome.kind === 'done') onDone(m.desk_state_retried({ what }))
    else setFault(errorText(outcome))
  }

  return (
    <>
      <table className="desk__table">
        <caption className="sr">{m.desk_state_jobs()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.desk_state_what()}</th>
            <th scope="col">{m.desk_state_state()}</th>
            <th scope="col">{m.desk_state_due()}</th>
            <th scope="col">{m.desk_state_tries()}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => {
            const { id, what, trouble, due_at, failures } = job
            const which = { what, when: whenWords(due_at) }
            return (
              <tr key={id}>
                <th scope="row">{what}</th>
                <td data-label={m.desk_state_state()}>
                  <span className="linestate" data-missed={trouble === 'given-up' || undefined}>
                    {troubleInWords(job)}
                  </span>
                </td>
                <td data-label={m.desk_state_due()}>{which.when}</td>
                <td data-label={m.desk_state_tries()}>{failures}</td>
                <td className="desk__do">
                  {trouble !== 'running' && (
                    <>
                      <Button
                        kind="line"
                        size="s"
                        busy={busy === id}
                        aria-label={m.desk_state_retry_which(which)}
                        onClick={() => void retry(job)}
                      >
                        {m.desk_state_retry()}
                      </Button>
                      <Button
                        kind="line"
                        size="s"
                        aria-label={m.desk_state_give_up_which(which)}
                        onClick={() => setUnwanted((last) => ({ job, press: (last?.press ?? 0) + 1 }))}
                      >
                        {m.desk_state_give_up()}
                      </Button>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Refusal>{fault}</Refusal>
      {unwanted && (
        <ConfirmDialog
          key={unwanted.press}
          title={m.desk_state_give_up_question()}
          text={GIVE_UP_WORDS[unwanted.job.kind]({ what: unwanted.job.what })}
          action={m.desk_state_give_up()}
          act={() => callDesk(deskCalls.job(unwanted.job.id, 'give-up'), { method: 'POST', body: {} })}
          onDone={() => onDone(m.desk_state_gave_up({ what: unwanted.job.what }))}
          onClose={() => setUnwanted(undefined)}
        />
      )}
    </>
  )
}

function troubleInWords({ trouble, next_try_at }: StateJob): string {
  switch (trouble) {
    case 'given-up':
      return m.desk_state_given_up()
    case 'failing':
      return next_try_at === null
        ? m.desk_state_failing_now()
        : m.desk_state_failing({ when: whenWords(next_try_at) })
    case 'running':
      return m.desk_state_running()
    case 'late':
      return m.desk_state_late()
  }
}
