import type { Mood } from '@pulli/contracts/mood.ts'
import { areHardDays } from '@pulli/domain/mood/hard-days.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { telephone } from '#content/telephone.ts'

const ID = 'hard-days-h'

/** A person, offered after three hard days in a row. No alarm, no finding. */
export function HardDaysOffer({ moods, today }: { moods: readonly Mood[]; today: string }) {
  const entries = moods.map(({ day, mood_type }) => ({ day, moodType: mood_type }))
  if (!areHardDays(entries, today)) return null
  return (
    <aside className="harddays" aria-labelledby={ID}>
      <h3 className="h-small" id={ID}>
        {m.hard_days_title()}
      </h3>
      <p>{m.hard_days_text()}</p>
      <p className="actions">
        <ButtonLink kind="line" href={telephone(m.crisis_talk_number())}>
          {m.hard_days_call()}
        </ButtonLink>
        <ButtonLink kind="line" href={addresses.safetyPlan}>
          {m.hard_days_plan()}
        </ButtonLink>
        <ButtonLink kind="line" href={addresses.consultation}>
          {m.hard_days_ask()}
        </ButtonLink>
      </p>
    </aside>
  )
}
