import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import { SentList } from '#member/summaries/sent-list.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/summary-page'
import { loadRecord } from './load-record.ts'
import { SummaryMaker } from './summary-maker.tsx'
import './summary-page.css'

export function meta() {
  return discreetMeta(m.summary_title())
}

export function clientLoader() {
  return { record: loadRecord() }
}

export function HydrateFallback() {
  return (
    <>
      <Head />
      <Waiting />
    </>
  )
}

/** A summary for a counsellor or doctor, made in the browser and sent nowhere; below it, those that were sent to an appointment. */
export default function SummaryPage({ loaderData: { record } }: Route.ComponentProps) {
  return (
    <>
      <Head />
      <Loaded of={record} skeleton={<Waiting />}>
        {(data) => <SummaryMaker record={data} />}
      </Loaded>
      <SentList />
    </>
  )
}

function Head() {
  return (
    <div className="maker__head">
      <Breadcrumbs
        trail={[{ label: m.dashboard_my_data(), href: addresses.profile }, { label: m.summary_title() }]}
      />
      <h1>{m.summary_heading()}</h1>
      <p className="lead">{m.summary_lead()}</p>
    </div>
  )
}

function Waiting() {
  return (
    <div className="maker" aria-busy="true">
      <span className="sr">{m.dashboard_loading()}</span>
      <span className="maker__bar" aria-hidden="true" />
      <span className="maker__bar maker__bar--page" aria-hidden="true" />
    </div>
  )
}
