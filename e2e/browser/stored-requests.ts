import { queryDatabase } from '../query-database.ts'
import { stack } from '../stack/shared-stack.ts'

/** The consultation requests in the database that came from one mail address. */
export const requestsOf = (email: string) =>
  queryDatabase<{
    id: string
    name: string
    phone: string
    section: string
    consultation_on: string
    time_zone: string
  }>(
    stack.databaseUrl,
    `select id, name, phone, section, consultation_on::text, time_zone
       from consultation_requests where email = $1`,
    [email],
  )
