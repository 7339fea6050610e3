import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/send-page'
import { loadPage } from './load-page.ts'
import { SendSummary } from './send-summary.tsx'
import './sent-summary.css'

export function meta() {
  return discreetMeta(m.sent_summary_title())
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { page: loadPage(params.id) }
}

export function HydrateFallback() {
  return (
    <>
      <Head />
      <Waiting />
    </>
  )
}

/** A summary for an appointment: chosen item by item, looked at, sent to its counsellor alone, and taken back. */
export default function SendSummaryPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Loaded of={page} skeleton={<Waiting />}>
        {(data) => <SendSummary key={data.id} page={data} />}
      </Loaded>
    </>
  )
}

function Head() {
  return (
    <div className="maker__head">
      <Breadcrumbs
        trail={[
          { label: m.dashboard_nav_dashboard(), href: addresses.dashboard },
          { label: m.sent_summary_title() },
        ]}
      />
      <h1>{m.sent_summary_heading()}</h1>
    </div>
  )
}

function Waiting() {
  return (
    <div className="sent" aria-busy="true">
      <span className="sr">{m.dashboard_loading()}</span>
      <span className="maker__bar" aria-hidden="true" />
    </div>
  )
}
