import type { Appointment } from '@pulli/contracts/appointment.ts'
import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { OwnRequest } from '@pulli/contracts/followed-request.ts'
import type { SentSummaryWhole } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'
import { memberCalls } from '#api/member-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { loadResults } from '#member/summary/load-record.ts'

/** What the page needs: whom the summary is for, what was sent, and which questionnaires there is a result of. */
export interface SendPage {
  id: string
  counsellor: string
  startsAt: string
  /** It is booked, and not over. */
  isOpen: boolean
  sent: SentSummaryWhole | undefined
  results: KeptAssessment[]
}

/** Loads the page of an appointment. */
export async function loadPage(id: string): Promise<Outcome<SendPage>> {
  const [sent, requests, results] = await Promise.all([
    callAsMember<SentSummaryWhole>(memberCalls.summaryOf(id)),
    callAsMember<OwnRequest[]>(memberCalls.requests),
    loadResults(),
  ])
  const isNone = sent.kind === 'refused' && sent.status === 404
  if (sent.kind !== 'done' && !isNone) return sent
  if (requests.kind !== 'done') return requests
  if (results.kind !== 'done') return results
  const summary = sent.kind === 'done' ? sent.data : undefined
  const appointment = requests.data.flatMap((one) => one.appointments ?? []).find((one) => one.id === id)
  const counsellor = appointment?.staff.name ?? summary?.counsellor
  const startsAt = appointment?.starts_at ?? summary?.starts_at
  if (counsellor === undefined || startsAt === undefined)
    return {
      kind: 'refused',
      status: 404,
      code: 'unknown-appointment',
      message: m.sent_summary_unknown(),
      fields: {},
    }
  const data = { id, counsellor, startsAt, isOpen: isOpen(appointment), sent: summary, results: results.data }
  return { kind: 'done', message: '', data }
}

const isOpen = (appointment: Appointment | undefined) =>
  appointment?.status === 'booked' && Date.parse(appointment.ends_at) > Date.now()
