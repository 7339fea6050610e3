import type { DeskFigures, FigureShare } from '@pulli/contracts/desk-figures.ts'
import { COUNTED_IN } from '@pulli/domain/figures/shown-count.ts'
import { m } from '@pulli/messages/messages.js'
import { DataTable } from '#desk/data-table.tsx'

/** How long half of the people and nine of ten waited. */
export function WaitsTable({ reached, booked }: Pick<DeskFigures, 'reached' | 'booked'>) {
  return (
    <DataTable
      className="figures__table"
      caption={m.desk_figures_waiting()}
      rows={[
        { name: m.desk_figures_reached(), ...reached },
        { name: m.desk_figures_booked(), ...booked },
      ]}
      keyOf={({ name }) => name}
      columns={[
        { head: m.desk_figures_what(), cell: ({ name }) => name },
        {
          head: m.desk_figures_half(),
          cell: ({ median_minutes, has_any }) => <Within minutes={median_minutes} hasAny={has_any} />,
        },
        {
          head: m.desk_figures_nine(),
          cell: ({ slow_tenth_minutes, median_minutes, has_any }) => (
            <Within
              minutes={slow_tenth_minutes}
              hasAny={has_any}
              why={median_minutes === null ? undefined : m.desk_figures_hidden_tenth()}
            />
          ),
        },
      ]}
    />
  )
}

interface WithinProps {
  minutes: number | null
  hasAny: boolean
  /** Why it is hidden, where that is not the usual reason. */
  why?: string | undefined
}

function Within({ minutes, hasAny, why }: WithinProps) {
  if (minutes !== null) return m.desk_figures_half_within({ time: waitWords(minutes) })
  return hasAny ? <HiddenMark why={why} /> : <span className="quiet">{m.desk_figures_nobody()}</span>
}

const HOUR = 60
const DAY = 24 * HOUR

/** How long a person waited, in the coarsest useful unit: `45 minutes`, `5 hours`, `3.5 days`. */
export function waitWords(minutes: number): string {
  if (minutes < 2 * HOUR) return m.desk_figures_minutes({ count: minutes })
  if (minutes < 3 * DAY) return m.desk_figures_hours({ count: Math.round(minutes / HOUR) })
  return m.desk_figures_day_count({ count: Math.round((minutes / DAY) * 2) / 2 })
}

interface ShareRow {
  readonly name: string
  /** Of what it is a share. */
  readonly of: string
  readonly share: FigureShare
}

interface TableProps<Row> {
  caption: string
  rows: readonly Row[]
}

/** Shares, each with a bar. */
export function SharesTable(table: TableProps<ShareRow>) {
  return (
    <DataTable
      {...table}
      className="figures__table"
      keyOf={({ name }) => name}
      hasLabels={false}
      columns={[
        {
          head: m.desk_figures_what(),
          cell: ({ name, of }) => (
            <>
              {name}
              <span className="note">{of}</span>
            </>
          ),
        },
        { head: m.desk_figures_share(), cell: ({ share }) => <ShareWords share={share} /> },
        {
          className: 'figures__bar',
          cell: ({ share: { percent } }) => percent !== null && <Bar percent={percent} />,
        },
      ]}
    />
  )
}

function ShareWords({ share: { kind, percent } }: { share: FigureShare }) {
  switch (kind) {
    case 'none':
      return <span className="quiet">{m.desk_figures_share_none()}</span>
    case 'hidden':
      return <HiddenMark />
    case 'few':
      return (
        <>
          {m.desk_figures_share_few()} <span className="note">{m.desk_figures_share_few_why()}</span>
        </>
      )
    case 'nearly-all':
      return (
        <>
          {m.desk_figures_share_nearly_all()}{' '}
          <span className="note">{m.desk_figures_share_nearly_all_why()}</span>
        </>
      )
    case 'percent':
      return m.desk_figures_percent({ percent: percent ?? 0 })
  }
}

/** What is counted; null: fewer than five people are behind it. */
interface CountRow {
  readonly name: string
  readonly count: number | null
}

/** Counts of one kind, each with a bar as long as it is beside the largest. */
export function CountsTable(table: TableProps<CountRow>) {
  const largest = Math.max(1, ...table.rows.map(({ count }) => count ?? 0))
  return (
    <DataTable
      {...table}
      className="figures__table"
      keyOf={({ name }) => name}
      hasLabels={false}
      columns={[
        { head: m.desk_figures_what(), cell: ({ name }) => name },
        { head: m.desk_figures_count(), cell: ({ count }) => <CountWords count={count} /> },
        {
          className: 'figures__bar',
          cell: ({ count }) => count !== null && <Bar percent={(count / largest) * 100} />,
        },
      ]}
    />
  )
}

/** `40 to 44`: a count is a step, unless it is none. */
export function CountWords({ count }: { count: number | null }) {
  if (count === null) return <HiddenMark />
  return count === 0 ? '0' : m.desk_figures_step({ from: count, to: count + COUNTED_IN - 1 })
}

/** A small bar beside a number that says the same; nothing is lost without it. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="bar__rest" width="100" height="6" />
      <rect className="bar__part" width={percent} height="6" />
    </svg>
  )
}

/** Says that there is something, and why it is not shown. */
function HiddenMark({ why = m.desk_figures_hidden_why() }: { why?: string | undefined }) {
  return (
    <>
      {m.desk_figures_hidden()} <span className="note">{why}</span>
    </>
  )
}
