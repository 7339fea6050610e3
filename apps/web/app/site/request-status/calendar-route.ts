import { siteContext } from '@pulli/web/site-context.ts'
import type { Route } from './+types/calendar-route'

/** `/request/{token}/appointment.ics`: the appointment for a calendar. Changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await context.get(siteContext).appointmentFile(params.token)
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  if (file === undefined) return new Response(null, { status: 404, headers })
  return new Response(file, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  })
}
