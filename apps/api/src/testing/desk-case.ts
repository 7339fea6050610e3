import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { openRequest, publishHours } from './bookable.ts'
import { staffSession } from './staff.ts'
import { testApi } from './test-api.ts'

type Body = Record<string, unknown>

/** A desk with published hours, two coordinators, and requests that arrive while the office is open. */
export async function deskWithRequests() {
  const api = await testApi()
  await publishHours(api)
  api.context.callHours = async () => ({
    // In India, where it is half past eleven.
    week: { zone: 'Asia/Kolkata', periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }], holidays: [] },
  })
  const rekha = await staffSession(api, ['coordinator'])
  const arjun = await staffSession(api, ['coordinator'])
  let asked = 0
  /** Someone asks. Returns the id of the request, and their calls. */
  const ask = async () => {
    asked += 1
    // Each from a network of its own: together they are no burst.
    return openRequest(api, `98765 4${String(3_200 + asked)}`, `10.0.${asked}.1`)
  }
  const at = (id: string, path = '') => `/requests/${id}${path}`
  const take = (who: typeof rekha, id: string, seen: string | null = null) =>
    who.browser.post(at(id, '/assignment'), { staff: who.staffId, seen })
  const record = (who: typeof rekha, id: string, event: Body) => who.browser.post(at(id, '/events'), event)
  const read = async (who: typeof rekha, id: string) => (await who.browser.get(at(id))).json().data
  const trail = async () => {
    const { rows } = await api.pool.query(
      `select action, actor from audit_events where actor like 'staff-%' and action <> 'desk-session.start' order by occurred_at`,
    )
    return rows
  }
  return { ...api, rekha, arjun, ask, at, take, record, read, trail }
}
