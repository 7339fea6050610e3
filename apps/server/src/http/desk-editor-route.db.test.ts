import { applicationAccess } from '@pulli/data/application-role.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import fastify from 'fastify'
import { expect, inject, onTestFinished, test } from 'vitest'
import { deskEditorRoute } from './content-service-routes.ts'

const NOW = new Date('2026-11-27T09:00:00Z')

async function route() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await drop()
  })
  deskEditorRoute(app, { database, secret: 'of the tests' })
  const [editor, counsellor] = [uuidV7(NOW), uuidV7(NOW)]
  await database.db.transaction().execute(async (tx) => {
    const person = { name: 'Asha Rao', now: NOW }
    await insertStaff(tx, { ...person, id: editor, email: 'asha@example.org', roles: ['editor'] })
    await insertStaff(tx, { ...person, id: counsellor, email: 'bala@example.org', roles: ['counsellor'] })
  })
  const statusOf = async (payload: object, authorization = 'Bearer of the tests') => {
    const headers = { authorization }
    const answer = await app.inject({ method: 'POST', url: '/internal/desk-editor', payload, headers })
    return answer.statusCode
  }
  return { statusOf, editor, counsellor }
}

test('finding F7: the content service learns who may still open the CMS', async () => {
  const { statusOf, editor, counsellor } = await route()
  expect(await statusOf({ staff: editor })).toBe(200)
  expect(await statusOf({ staff: counsellor })).toBe(404)
  expect(await statusOf({ staff: uuidV7(NOW) })).toBe(404)
})

test('finding F7: a wrong secret or a broken question ends nobody’s session, as 404 would', async () => {
  const { statusOf, editor } = await route()
  expect(await statusOf({ staff: editor }, 'Bearer guessed')).toBe(403)
  expect(await statusOf({ staff: editor }, '')).toBe(403)
  expect(await statusOf({ staff: 'asha' })).toBe(422)
  expect(await statusOf({})).toBe(422)
})
