import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'

const AUTH = '/api/v1/mwellness/auth'
const ME = '/api/v1/mwellness/members/me'
const SITE = '/api/v1/mwellness'
const MOOD = '/api/v1/mwellness/mood'
const ASSESSMENTS = '/api/v1/mwellness/assessments'

/**
 * Calls of the provider API that the dashboard's first page does not make: those are in `addresses.ts`, which it loads
 * (P2).
 */
export const memberCalls = {
  requestCode: `${AUTH}/login-request`,
  resendCode: `${AUTH}/resend-otp`,
  signIn: `${AUTH}/login`,
  recover: `${AUTH}/recover`,
  sessions: `${ME}/sessions`,
  session: (id: string) => `${ME}/sessions/${encodeURIComponent(id)}`,
  signInNotices: `${ME}/sign-in-notices`,
  signInNotice: (id: string) => `${ME}/sign-in-notices/${encodeURIComponent(id)}`,
  consents: `${ME}/consents`,
  consent: (purpose: ConsentPurpose) => `${ME}/consents/${purpose}`,
  dataOf: (purpose: ConsentPurpose) => `${ME}/data/${purpose}`,
  requests: `${ME}/requests`,
  unclaimed: `${ME}/unclaimed-requests`,
  unclaimedRequest: (request: string) => `${ME}/unclaimed-requests/${encodeURIComponent(request)}`,
  requestBlock: `${ME}/request-block`,
  mailOf: (request: string) => `${ME}/requests/${encodeURIComponent(request)}/mail`,
  appointmentFile: (request: string) => `${ME}/requests/${encodeURIComponent(request)}/appointment.ics`,
  summaries: `${ME}/summaries`,
  summaryOf: (appointment: string) => `${ME}/appointments/${encodeURIComponent(appointment)}/summary`,
  services: `${SITE}/services`,
  slots: (wish: { service: string; staff?: string }) => withQuery(`${SITE}/slots`, wish),
  appointments: `${SITE}/appointments`,
  appointment: (id: string, step: 'confirm' | 'move' | 'cancel') => `${SITE}/appointments/${id}/${step}`,
  favourites: `${ME}/favourites`,
  favourite: (documentId: string) => `${ME}/favourites/${encodeURIComponent(documentId)}`,
  keptPlan: `${ME}/safety-plan`,
  sealingKeys: `${ME}/sealing-keys`,
  exportMember: `${ME}/export`,
  requestExport: `${ME}/export-request`,
  confirmExport: `${ME}/export-confirm`,
  requestNumber: `${ME}/number-request`,
  changeNumber: `${ME}/number`,
  recoveryCode: `${ME}/recovery-code`,
  recoveryOffer: `${ME}/recovery-offer`,
  requestErasure: `${ME}/erase-request`,
  /** API-15: both ends inclusive. */
  listMoods: (days: { from?: string; to?: string }) => withQuery(`${MOOD}/getMoods`, days),
  createMood: `${MOOD}/createMood`,
  updateMood: (id: string) => `${MOOD}/updateMood/${encodeURIComponent(id)}`,
  eraseMood: (id: string) => `${MOOD}/${encodeURIComponent(id)}`,
  eraseAssessment: (id: string) => `${ASSESSMENTS}/${encodeURIComponent(id)}`,
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values)
  return query.size > 0 ? `${path}?${query}` : path
}
