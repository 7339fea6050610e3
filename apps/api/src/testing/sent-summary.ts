import { insertAssessment } from '@pulli/data/assessment/assessments.ts'
import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { insertMoods } from '@pulli/data/mood/moods.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { expect } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK } from './bookable.ts'
import { claimRequests } from './claim-requests.ts'
import { deskWithRequests } from './desk-case.ts'
import { agree, sessionOf } from './sessions.ts'
import { call } from './sign-in.ts'
import { staffBrowserOf } from './staff.ts'
import { NOW } from './test-api.ts'

export const WORDS = 'Nobody knows this. किसी को नहीं पता।'
export const CHOICE = { from: '2026-11-01', to: '2026-11-21', items: ['depression', 'notes'] }

const DEPRESSION = INSTRUMENTS['Depression Assessment']

/**
 * A member with a result and a note, whose request has an appointment with Bala; Bala and Chitra, who are counsellors
 * alone; and the coordinators of the desk.
 */
export async function memberWithAppointment() {
  const desk = await deskWithRequests()
  const { context, db, app, rekha, take, at } = desk
  const asked = await desk.ask()
  await claimRequests(desk)
  // The number of the first request of `deskWithRequests`.
  const asha = await sessionOf(desk, '+919876543201')
  const ravi = await sessionOf(desk, '+919123456789')
  for (const { memberId } of [asha, ravi])
    for (const purpose of ['moods', 'assessments'] as const) await agree(desk, memberId, purpose)
  const { memberId } = asha
  const key = (await findMemberKey(db, context.encryption, memberId)) ?? expect.fail()
  await db.transaction().execute(async (tx) => {
    await insertMoods(tx, key, memberId, [
      { day: '2026-11-20', moodType: 'BAD', note: WORDS, timeZone: 'Asia/Kolkata', now: NOW },
      { day: '2026-11-19', moodType: 'GOOD', note: '', timeZone: 'Asia/Kolkata', now: NOW },
    ])
    await insertAssessment(tx, key, {
      memberId,
      assessmentName: 'Depression Assessment',
      packId: 'depression-own',
      packVersion: DEPRESSION.version,
      responses: DEPRESSION.items.map(({ id }) => (id === 'ending-ones-life' ? 1 : 0)),
      functionalAnswer: null,
      total: 12,
      maximum: 63,
      level: 'Mild mood disturbance',
      safety: 'today',
      hasSafetyAnswer: true,
      now: NOW,
    })
  })
  await take(rekha, asked.id)
  const booked = await rekha.browser.post(at(asked.id, '/appointments'), {
    service: FIRST_TALK,
    staff: BALA,
    starts_at: FIRST_SLOT,
  })
  const appointment: { id: string; version: number } = booked.json().data.appointments[0]
  const path = (id = appointment.id) => `/members/me/appointments/${id}/summary`
  const own = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', where: string, body?: object, who = asha) =>
    call({ app }, method, where, { headers: { authorization: who.authorization }, ...(body && { body }) })
  const preview = (choice: object = CHOICE, id = appointment.id) => own('POST', `${path(id)}/preview`, choice)
  /** Looks at a choice, and sends it. */
  const send = async (choice: object = CHOICE, id = appointment.id) =>
    own('PUT', path(id), { ...choice, seen: (await preview(choice, id)).json().data?.seen ?? '' })
  const listed = async (who = asha) => (await own('GET', '/members/me/summaries', undefined, who)).json().data
  const bala = await staffBrowserOf(desk, BALA)
  const chitra = await staffBrowserOf(desk, CHITRA)
  const openPath = (id = appointment.id) => at(asked.id, `/appointments/${id}/summary`)
  const rows = () => db.selectFrom('sentSummaries').selectAll().execute()
  return {
    ...desk,
    asked,
    asha,
    ravi,
    key,
    appointment,
    path,
    own,
    preview,
    send,
    listed,
    bala,
    chitra,
    openPath,
    rows,
  }
}
