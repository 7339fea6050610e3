import { stack } from '../stack/shared-stack.ts'
import { requestsIn } from '../stored-rows.ts'

/** The consultation requests in the database that came from one mail address. */
export async function requestsOf(email: string) {
  const all = await requestsIn(stack)
  return all
    .filter((request) => request.email === email)
    .map(({ id, name, phone, section, consultation_on, time_zone, for_whom, relation, contact }) => ({
      id,
      name,
      phone,
      section,
      consultation_on,
      time_zone,
      for_whom,
      relation,
      contact,
    }))
}
