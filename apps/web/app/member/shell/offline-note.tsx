import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { usePending } from '#member/check-in/pending-check-in.ts'
import { useStaleSince } from '#member/offline/stale-since.ts'

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** Says, above a page, since when its data is stale, and that check-ins are pending. */
export function OfflineNote({ page }: { page: string }) {
  const staleSince = useStaleSince(page)
  const pending = [...usePending().values()]
  const isRefused = pending.some(({ refusal }) => refusal !== undefined)
  return (
    <div role="status">
      {staleSince !== undefined && (
        <p className="refusal">{m.offline_as_of({ when: WHEN.format(staleSince) })}</p>
      )}
      {pending.length > 0 && page !== addresses.memberMoods && (
        <p className="refusal">
          {isRefused ? m.offline_mood_refused_note() : m.offline_mood_pending_note()}{' '}
          <a href={addresses.memberMoods}>{m.offline_mood_see()}</a>
        </p>
      )}
    </div>
  )
}
