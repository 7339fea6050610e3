import type { MoodList } from '@pulli/contracts/mood.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useState } from 'react'
import { addresses } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { loadWeek } from '../load-week.ts'
import { HardDaysOffer } from './hard-days-offer.tsx'
import { WeekDays } from './week-days.tsx'

interface YourWeekProps {
  first: Outcome<MoodList>
  /** The head of the page says so, with the same ways to talk. */
  areHardDaysTold: boolean
}

/** The moods of the last seven days, with a link to the mood tracker. Without consent there are none. */
export function YourWeek({ first, areHardDaysTold }: YourWeekProps) {
  const [again, setAgain] = useState<Outcome<MoodList>>()
  const outcome = again ?? first
  const load = () => void loadWeek().then(setAgain)
  return (
    <section className="weeksec" aria-labelledby="week-h">
      <div className="first__head">
        <h2 className="h-small" id="week-h">
          {m.week_title()}
        </h2>
        <MoreLink href={addresses.memberMoods}>{m.week_open()}</MoreLink>
      </div>
      {outcome.kind === 'done' ? (
        <>
          <WeekDays moods={outcome.data.moods} today={outcome.data.today} />
          {!areHardDaysTold && <HardDaysOffer moods={outcome.data.moods} today={outcome.data.today} />}
        </>
      ) : (
        <p className="first__week quiet" role="alert">
          {m.week_failed()}{' '}
          <button type="button" className="linkish" onClick={load}>
            {m.dashboard_try_again()}
          </button>
        </p>
      )}
    </section>
  )
}
