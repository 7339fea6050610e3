import { agree, sessionOf } from './sessions.ts'
import { STORE_PATH } from './sittings.ts'
import { testApi } from './test-api.ts'

/** The API with two members: Asha, who agreed that results are stored, and Ravi, who did not. */
export async function assessmentApi() {
  const api = await testApi()
  const asha = await sessionOf(api, '+919876543210')
  const ravi = await sessionOf(api, '+919876543211')
  await agree(api, asha.memberId, 'assessments')
  const members: Record<string, string> = { Asha: asha.authorization, Ravi: ravi.authorization }
  /** The header of a member, or whatever is sent instead of one. */
  const headersOf = (from: string | undefined): Record<string, string> =>
    from === undefined ? {} : { authorization: members[from] ?? from }
  const store = (payload: object | string, { from, query = '' }: { from?: string; query?: string } = {}) =>
    api.app.inject({
      method: 'POST',
      url: STORE_PATH + query,
      headers: { 'content-type': 'application/json', ...headersOf(from) },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const kept = () => api.db.selectFrom('assessments').selectAll().orderBy('id').execute()
  const events = () => api.db.selectFrom('auditEvents').selectAll().execute()
  return { ...api, asha, headersOf, store, kept, events }
}
