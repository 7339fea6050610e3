import type { MoodList } from '@pulli/contracts/mood.ts'
import { lastSevenDays } from '@pulli/domain/day/last-seven-days.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useEffect, useState } from 'react'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { loadMoods } from '#member/check-in/mood-calls.ts'
import { today } from '#member/day/time-zone.ts'
import { HardDaysOffer } from './hard-days-offer.tsx'
import { WeekDays } from './week-days.tsx'

/** The moods of the last seven days, with a link to the mood tracker. Without consent there are none. */
export function YourWeek() {
  const [outcome, setOutcome] = useState<Outcome<MoodList>>()
  const load = () => {
    const [from = '', , , , , , to = ''] = lastSevenDays(today())
    void loadMoods({ from, to }).then(setOutcome)
  }
  useEffect(load, [])
  return (
    <section className="weeksec" aria-labelledby="week-h" aria-busy={!outcome}>
      <div className="first__h">
        <h2 className="h-small" id="week-h">
          {m.week_title()}
        </h2>
        <MoreLink href={addresses.memberMoods}>{m.week_open()}</MoreLink>
      </div>
      {outcome?.kind === 'done' ? (
        <>
          <WeekDays moods={outcome.data.moods} today={outcome.data.today} />
          <HardDaysOffer moods={outcome.data.moods} today={outcome.data.today} />
        </>
      ) : (
        <p className="first__w quiet" role={outcome && 'alert'}>
          {outcome && m.week_failed()}{' '}
          {outcome && (
            <button type="button" className="linkish" onClick={load}>
              {m.dashboard_try_again()}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
