import { dayIn } from '@pulli/domain/day/local-day.ts'
import { summarise } from '@pulli/domain/summary/summarise.ts'
import { choiceOf } from '@pulli/domain/summary/summary-items.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { SCORE_KEYS } from '#member/overview/scores.ts'
import { useUser } from '#member/session/use-user.ts'
import { useShell } from '#member/shell/use-shell.ts'
import type { KeptRecord } from './load-record.ts'
import { OptionsForm } from './options-form.tsx'
import { Sheet } from './sheet.tsx'
import { defaultOptions, periodFaults } from './summary-options.ts'

/** The options, and the preview of the page. */
export function SummaryMaker({ record }: { record: KeptRecord }) {
  const user = useUser()
  const { scales, brand } = useShell()
  const timeZone = useTimeZone()
  const today = dayIn(timeZone, new Date())
  const [options, setOptions] = useState(() =>
    defaultOptions(today, new Set(record.results.map(({ assessmentName }) => assessmentName))),
  )
  const { from, to, items } = options
  const faults = periodFaults(options)
  const isWhole = !faults.from && !faults.to
  const summary = summarise(record, choiceOf(items, { from, to }), timeZone)
  return (
    <div className="maker">
      <OptionsForm options={options} today={today} onChange={setOptions} />
      <section className="maker__sheet" aria-label={m.summary_preview()}>
        {isWhole ? (
          <Sheet
            summary={summary}
            scaleOf={(assessment) => scales[SCORE_KEYS[assessment]]}
            name={items.has('name') ? user?.name : undefined}
            period={{ from, to }}
            made={{ on: today, at: brand }}
            timeZone={timeZone}
            hasNotes={items.has('notes')}
            hasChanges={items.has('changes')}
          />
        ) : (
          <p className="quiet">{faults.from ?? faults.to}</p>
        )}
      </section>
    </div>
  )
}
