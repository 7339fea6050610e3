import { randomUUID } from 'node:crypto'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import { callApi } from './pace.ts'

interface Caller {
  readonly memberId: string
  readonly token: string
  readonly moodId: string
}

interface MemberCall {
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

function reading(path: string): MemberCall {
  return { name: `GET ${path}`, call: (url, caller) => send(url, caller, 'GET', path) }
}

/** Each call of a signed-in member that touches a table that grows; ending an account or a session would end the bench. */
export const MEMBER_CALLS: readonly MemberCall[] = [
  reading('/members/me'),
  reading('/members/me/consents'),
  reading('/members/me/sessions'),
  reading('/members/me/sign-in-notices'),
  reading('/members/me/favourites'),
  reading('/members/me/recovery-code'),
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

function send(siteUrl: string, { token }: Caller, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  return callApi(siteUrl, { method, path, headers, ...(body && { body }) })
}
