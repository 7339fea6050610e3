import { stack } from '../stack/shared-stack.ts'
import { requestsIn } from '../stored-rows.ts'

/** The consultation requests in the database that came from one mail address. */
export async function requestsOf(email: string) {
  const all = await requestsIn(stack)
  return all
    .filter((request) => request.email === email)
    .map(({ id, name, phone, section, consultationOn, timeZone, forWhom, relation, contact }) => ({
      id,
      name,
      phone,
      section,
      consultation_on: consultationOn,
      time_zone: timeZone,
      for_whom: forWhom,
      relation,
      contact,
    }))
}
