import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { useWaiting } from '#member/check-in/pending.ts'
import { useShownAsOf } from '#member/offline/shown-as-of.ts'

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** Above a page: that it is not of now, and what waits to be sent. */
export function OfflineNote({ page }: { page: string }) {
  const asOf = useShownAsOf(page)
  const waiting = [...useWaiting().values()]
  const isRefused = waiting.some(({ refusal }) => refusal !== undefined)
  return (
    <div role="status">
      {asOf !== undefined && <p className="dash__no">{m.offline_as_of({ when: WHEN.format(asOf) })}</p>}
      {waiting.length > 0 && page !== addresses.memberMoods && (
        <p className="dash__no">
          {isRefused ? m.offline_mood_refused_note() : m.offline_mood_waiting_note()}{' '}
          <a href={addresses.memberMoods}>{m.offline_mood_see()}</a>
        </p>
      )}
    </div>
  )
}
