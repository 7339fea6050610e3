import { randomUUID } from 'node:crypto'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { callApi } from './pace.ts'

export interface Caller {
  readonly memberId: string
  readonly token: string
  readonly moodId: string
  /** Somebody at the desk, and a request that waits there. */
  readonly desk: { readonly token: string; readonly requestId: string }
}

interface MeasuredCall {
  readonly name: string
  call(siteUrl: string, caller: Caller): Promise<unknown>
}

const MOOD = { moodType: 'GOOD', note: 'A good day' } as const

const SITTING = {
  assessment_name: 'Perceived Stress Assessment',
  assessment_responses: Array.from({ length: 10 }, (_, questionIndex) => ({
    questionIndex,
    question: `Question ${questionIndex + 1}`,
    answer: null,
    answerIndex: 1,
  })),
}

const CONSENT = { is_given: true, notice_version: CONSENT_NOTICE_VERSIONS.moods, is_adult: true }

function reading(path: string): MeasuredCall {
  return { name: `GET ${path}`, call: (url, caller) => send(url, caller, 'GET', path) }
}

/** Each call of a signed-in member that touches a table that grows; ending an account or a session would end the bench. */
export const MEMBER_CALLS: readonly MeasuredCall[] = [
  reading('/members/me'),
  reading('/members/me/consents'),
  reading('/members/me/sessions'),
  reading('/members/me/sign-in-notices'),
  reading('/members/me/favourites'),
  reading('/members/me/recovery-code'),
  reading('/members/me/safety-plan'),
  reading('/mood/getMoods'),
  reading('/assessments/getAssessmentResult'),
  {
    name: 'PATCH /members/me',
    call: (url, caller) => send(url, caller, 'PATCH', '/members/me', { name: 'Asha' }),
  },
  {
    name: 'PUT /members/me/consents/moods',
    call: (url, caller) => send(url, caller, 'PUT', '/members/me/consents/moods', CONSENT),
  },
  {
    name: 'POST /mood/createMood',
    call: (url, caller) => send(url, caller, 'POST', '/mood/createMood', MOOD),
  },
  {
    name: 'PUT /mood/updateMood',
    call: (url, caller) => send(url, caller, 'PUT', `/mood/updateMood/${caller.moodId}`, MOOD),
  },
  {
    name: 'POST /assessments/store-assessment-result',
    call: (url, caller) =>
      send(url, caller, 'POST', '/assessments/store-assessment-result?keep=required', SITTING),
  },
]

/** Each call of the desk that reads requests, of which nearly all are over. */
export const DESK_CALLS: readonly MeasuredCall[] = [
  readingDesk('/requests?list=waiting'),
  readingDesk('/requests?list=mine'),
  readingDesk('/requests?list=over'),
  {
    name: 'GET /desk/requests/{id}',
    call: (url, { desk }) => readDesk(url, desk.token, `/requests/${desk.requestId}`),
  },
]

function readingDesk(path: string): MeasuredCall {
  return { name: `GET /desk${path}`, call: (url, { desk }) => readDesk(url, desk.token, path) }
}

function readDesk(siteUrl: string, token: string, path: string) {
  return callApi(siteUrl, { base: '/api/v1/desk', method: 'GET', path, headers: { cookie: `desk=${token}` } })
}

function send(siteUrl: string, { token }: Caller, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  return callApi(siteUrl, { method, path, headers, ...(body && { body }) })
}
