import type { SiteState, StateJob } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { ConfirmDialog, useQuestion } from '#call/confirm-dialog.tsx'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { DataTable } from '#desk/data-table.tsx'
import { dateWords, whenWords } from '#desk/date-words.ts'
import { deskAddresses } from '#desk-addresses.ts'

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
  const { busy, error, run } = useRowAction()
  const { question, ask, onClose } = useQuestion<StateJob>()

  const actionsOf = (job: StateJob) => {
    const { id, what, trouble, due_at } = job
    const which = { what, when: whenWords(due_at) }
    if (trouble === 'running') return null
    return (
      <>
        <Button
          kind="line"
          size="s"
          busy={busy === id}
          aria-label={m.desk_state_retry_which(which)}
          onClick={() =>
            run(
              id,
              () => callDesk('POST /jobs/:id/retry', { id }),
              () => onDone(m.desk_state_retried({ what })),
            )
          }
        >
          {m.desk_state_retry()}
        </Button>
        <Button kind="line" size="s" aria-label={m.desk_state_give_up_which(which)} onClick={() => ask(job)}>
          {m.desk_state_give_up()}
        </Button>
      </>
    )
  }

  return (
    <>
      <DataTable
        caption={m.desk_state_jobs()}
        rows={jobs}
        keyOf={({ id }) => id}
        columns={[
          { head: m.desk_state_what(), cell: ({ what }) => what },
          {
            head: m.desk_state_state(),
            cell: (job) => <LineState isFine={job.trouble !== 'given-up'}>{troubleInWords(job)}</LineState>,
          },
          { head: m.desk_state_due(), cell: ({ due_at }) => whenWords(due_at) },
          { head: m.desk_state_tries(), cell: ({ failures }) => failures },
          { className: 'desk__actions', cell: actionsOf },
        ]}
      />
      <Refusal>{error}</Refusal>
      {question && (
        <ConfirmDialog
          key={question.key}
          title={m.desk_state_give_up_question()}
          text={GIVE_UP_WORDS[question.about.kind]({ what: question.about.what })}
          action={m.desk_state_give_up()}
          act={() => callDesk('POST /jobs/:id/give-up', { id: question.about.id })}
          onDone={() => onDone(m.desk_state_gave_up({ what: question.about.what }))}
          onClose={onClose}
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

const CODE_WORDS = {
  taken: m.desk_state_codes_arrive,
  late: m.desk_state_codes_late,
  shown: m.desk_state_codes_shown,
} as const satisfies Record<SiteState['codes'], unknown>

/** The parts outside: whether each answers. */
export function PartsTable({ state: { parts, codes } }: { state: SiteState }) {
  const rows = [
    ...parts.map((part) => ({ name: part.name, isFine: part.answers, words: partInWords(part) })),
    { name: m.desk_state_codes(), isFine: codes !== 'late', words: CODE_WORDS[codes]() },
  ].map(({ name, isFine, words }) => ({ name, value: <LineState isFine={isFine}>{words}</LineState> }))
  return <FactsTable caption={m.desk_state_parts()} head={m.desk_state_part()} rows={rows} />
}

function partInWords({ answers, since, answered_at }: SiteState['parts'][number]): string {
  if (!answers) return m.desk_state_silent({ when: whenWords(since) })
  return answered_at === null ? m.desk_state_unused() : m.desk_state_answers({ when: whenWords(answered_at) })
}

/** Version, backups, samples, disks and certificates. */
export function SiteTable({ state }: { state: SiteState }) {
  const { version, database_version, last_backup_at, last_drill_at, samples, disks, certificates } = state
  const rows = [
    { name: m.desk_state_version(), value: version },
    { name: m.desk_state_database_version(), value: database_version ?? m.desk_state_unknown() },
    { name: m.desk_state_backup(), value: timeWords(last_backup_at) },
    { name: m.desk_state_drill(), value: timeWords(last_drill_at) },
    { name: m.samples_title(), value: <Samples count={samples} /> },
    ...disks.map(({ folder, free }) => ({ name: m.desk_state_disk({ folder }), value: free })),
    ...certificates.map(({ host, ends_at }) => ({
      name: m.desk_state_certificate({ host }),
      value:
        ends_at === null
          ? m.desk_state_certificate_unknown()
          : m.desk_state_certificate_until({ day: dateWords(ends_at) }),
    })),
  ]
  return <FactsTable caption={m.desk_state_site()} head={m.desk_state_what()} rows={rows} />
}

const timeWords = (instant: string | null) => (instant === null ? m.desk_state_never() : whenWords(instant))

function Samples({ count }: { count: SiteState['samples'] }) {
  if (count === null) return m.desk_state_unknown()
  return count === 0 ? m.samples_none() : <a href={deskAddresses.samples}>{m.samples_count({ count })}</a>
}

interface FactsTableProps {
  caption: string
  head: string
  rows: readonly { name: string; value: ReactNode }[]
}

function FactsTable({ caption, head, rows }: FactsTableProps) {
  return (
    <DataTable
      className="state__facts"
      caption={caption}
      rows={rows}
      keyOf={({ name }) => name}
      hasLabels={false}
      columns={[
        { head, cell: ({ name }) => name },
        { head: m.desk_state_state(), cell: ({ value }) => value },
      ]}
    />
  )
}

function LineState({ isFine, children }: { isFine: boolean; children: string }) {
  return (
    <span className="linestate" data-missed={!isFine || undefined}>
      {children}
    </span>
  )
}
