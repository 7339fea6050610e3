import { DeskWeek, WeekQuery } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { readWeek } from './read-week.ts'

const call = callsOf({ tag: 'Week', caller: 'staff', limit: KNOWN_STAFF })

/** A week of appointments. */
export const weekCalls = {
  readWeek: call({
    route: 'GET /week',
    summary: 'Read a week of appointments and hours',
    description: 'Of everybody for owners and coordinators; of one’s own for a counsellor.',
    query: WeekQuery,
    answer: DeskWeek,
    refuses: ['calendar-unavailable'],
    says: m.desk_api_week,
    run: ({ context, caller, query }) => readWeek(context, caller.person, query.from),
  }),
}
