import type { DeskFigures } from '@pulli/contracts/desk-figures.ts'
import { FIGURE_PERIODS, type FigurePeriod } from '@pulli/domain/figures/figure-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { EmptyState } from '@pulli/ui/empty-state/empty-state.tsx'
import { callDesk } from '#desk/call-desk.ts'
import { wholeDay } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskAddresses } from '#desk-addresses.ts'
import type { Route } from './+types/figures-page'
import { CountsTable, CountWords, SharesTable, WaitsTable } from './figures-tables.tsx'
import './figures-page.css'

const USUAL_PERIOD: FigurePeriod = 30

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('days')
  const days = FIGURE_PERIODS.find((period) => String(period) === asked) ?? USUAL_PERIOD
  return { days, figures: callDesk('GET /figures', { query: { days: `${days}` } }) }
}

/** How long people wait and what becomes of their requests. Nothing in it is about fewer than five people. */
export default function FiguresPage({ loaderData: { days, figures } }: Route.ComponentProps) {
  return (
    <>
      <p className="lead">{m.desk_figures_lead()}</p>
      <nav className="figures__nav" aria-label={m.desk_figures_period()}>
        {FIGURE_PERIODS.map((period) => (
          <a
            key={period}
            className="btn btn--line btn--s"
            href={`${deskAddresses.figures}?${new URLSearchParams({ days: String(period) })}`}
            aria-current={period === days ? 'true' : undefined}
          >
            {m.desk_figures_days({ days: period })}
          </a>
        ))}
      </nav>
      <DeskData of={figures}>{(data) => <Figures figures={data} />}</DeskData>
    </>
  )
}

function Figures({ figures }: { figures: DeskFigures }) {
  const { requests, appointments, first_day, last_day, time_zone: zone } = figures
  return (
    <>
      <p className="note figures__span" role="status">
        {m.desk_figures_span({ first: wholeDay(first_day), last: wholeDay(last_day), zone })}
      </p>
      {figures.has_samples && <p className="figures__trial">{m.desk_figures_samples()}</p>}
      {requests === 0 && appointments.booked === 0 ? (
        <EmptyState headingLevel={2} title={m.desk_figures_none()} text={m.desk_figures_none_text()} />
      ) : (
        <Parts figures={figures} />
      )}
    </>
  )
}

const LANGUAGE_WORDS = {
  any: m.desk_figures_language_any,
  english: m.desk_figures_language_english,
  hindi: m.desk_figures_language_hindi,
} as const

function Parts({ figures }: { figures: DeskFigures }) {
  const { appointments, promises_kept, first_try, sections, languages } = figures
  return (
    <>
      <p className="figures__asked">
        {m.desk_figures_requests()}:{' '}
        <b>
          <CountWords count={figures.requests} />
        </b>
      </p>
      <DeskPart title={m.desk_figures_waiting()}>
        <p className="note">{m.desk_figures_waiting_note()}</p>
        <WaitsTable {...figures} />
      </DeskPart>
      <DeskPart title={m.desk_figures_answers()}>
        <SharesTable
          caption={m.desk_figures_answers()}
          rows={[
            { name: m.desk_figures_promises(), of: m.desk_figures_promises_note(), share: promises_kept },
            { name: m.desk_figures_first_try(), of: m.desk_figures_first_try_note(), share: first_try },
          ]}
        />
      </DeskPart>
      <DeskPart title={m.desk_figures_appointments()}>
        <p className="note">{m.desk_figures_appointments_note()}</p>
        <CountsTable
          caption={m.desk_figures_appointments()}
          rows={[
            { name: m.desk_figures_appointments_booked(), count: appointments.booked },
            { name: m.desk_figures_happened(), count: appointments.happened },
            { name: m.desk_figures_missed(), count: appointments.missed },
            { name: m.desk_figures_cancelled(), count: appointments.cancelled },
            { name: m.desk_figures_unmarked(), count: appointments.unmarked },
          ]}
        />
      </DeskPart>
      <DeskPart title={m.desk_figures_sections()}>
        <CountsTable
          caption={m.desk_figures_sections()}
          rows={sections.map(({ section, count }) => ({ name: section, count }))}
        />
      </DeskPart>
      <DeskPart title={m.desk_figures_languages()}>
        <CountsTable
          caption={m.desk_figures_languages()}
          rows={languages.map(({ language, count }) => ({
            name: LANGUAGE_WORDS[language](),
            count,
          }))}
        />
      </DeskPart>
      <DeskPart className="desk__part figures__rules" title={m.desk_figures_rules()}>
        <ul>
          <li>{m.desk_figures_rule_hidden()}</li>
          <li>{m.desk_figures_rule_rounded()}</li>
          <li>{m.desk_figures_rule_tenth()}</li>
          <li>{m.desk_figures_rule_erased()}</li>
        </ul>
      </DeskPart>
    </>
  )
}
