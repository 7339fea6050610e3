import { isLowRun } from '@pulli/domain/mood/low-run.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import { memo } from 'react'
import { addresses } from '#addresses.ts'
import { CrisisLine } from '#shell/crisis-line.tsx'
import type { Days } from './use-mood-days.ts'
import { entriesOf } from './use-mood-days.ts'

const ID = 'mood-low-h'

/** A gentle offer after a run of hard days: who to call, and one small thing to do. No alarm, no finding. */
export const LowDays = memo(function LowDays({ days, today }: { days: Days; today: string }) {
  if (!isLowRun(entriesOf(days), today)) return null
  return (
    <aside className="lowdays" aria-labelledby={ID}>
      <h2 className="h-small" id={ID}>
        {m.mood_low_title()}
      </h2>
      <p>{m.mood_low_text()}</p>
      <CrisisLine className="lowdays__calls" />
      <p className="actions">
        <ButtonLink kind="line" href={addresses.safetyPlan}>
          {m.mood_low_plan()}
        </ButtonLink>
        <ButtonLink kind="line" href={addresses.consultation}>
          {m.mood_low_ask()}
        </ButtonLink>
      </p>
      <p>
        <Sentence
          message={(place) => m.mood_low_small({ recording: place('recording'), film: place('film') })}
          parts={{
            recording: <a href={addresses.artsAudio}>{m.mood_low_audio()}</a>,
            film: <a href={addresses.artsVideo}>{m.mood_low_video()}</a>,
          }}
        />
      </p>
    </aside>
  )
})
