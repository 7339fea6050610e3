import { findMemberKey } from '@pulli/data/encryption/data-key.ts'
import { openMood } from '@pulli/data/mood/moods.ts'
import { agree, sessionOf } from './sessions.ts'
import { call } from './sign-in.ts'
import { testApi } from './test-api.ts'

type Sent = Record<string, unknown>

/** The API with two members who agreed that their moods are stored, and the calls of the first. */
export async function moodApi() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const ravi = await sessionOf(api, '+919876543211')
  for (const { memberId } of [asha, ravi]) await agree(api, memberId, 'moods')

  const by = ({ authorization } = asha, on: Parameters<typeof call>[0] = api) => ({
    create: (body: Sent, headers: Record<string, string> = {}) =>
      call(on, 'POST', '/mood/createMood', { body, headers: { authorization, ...headers } }),
    change: (id: string, body: Sent, headers: Record<string, string> = {}) =>
      call(on, 'PUT', `/mood/updateMood/${id}`, { body, headers: { authorization, ...headers } }),
    erase: (id: string, headers: Record<string, string> = {}) =>
      call(on, 'DELETE', `/mood/${id}`, { headers: { authorization, ...headers } }),
    list: (query = '', headers: Record<string, string> = {}) =>
      call(on, 'GET', `/mood/getMoods${query}`, { headers: { authorization, ...headers } }),
  })
  /** The rows, with their notes decrypted. */
  const rows = async () => {
    const stored = await api.db
      .selectFrom('moods')
      .selectAll()
      .select('noteEncrypted')
      .orderBy('day')
      .execute()
    return Promise.all(
      stored.map(async (row) =>
        openMood(await findMemberKey(api.db, api.context.encryption, row.memberId), row),
      ),
    )
  }
  const trail = () => api.db.selectFrom('auditEvents').selectAll().orderBy('id').execute()
  return { ...api, ...by(), asha, ravi, by, rows, trail }
}
