import type { Slot } from '@pulli/contracts/appointment.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { StepForm } from './step-form.tsx'
import { startInWords, zoneInWords } from './times-in-words.ts'

interface NearestTimesProps {
  nearest: readonly Pick<Slot, 'starts_at'>[]
  /** What choosing one of them does. */
  step: 'hold' | 'move'
  values: Readonly<Record<string, string | undefined>>
  timeZone: string
}

/** The free times nearest to one that is gone, each to be taken at once. */
export function NearestTimes({ nearest, step, values, timeZone }: NearestTimesProps) {
  const [first] = nearest
  if (first === undefined) return <p>{m.times_none()}</p>
  return (
    <div className="stack">
      <h3 className="h-small">{m.times_nearest()}</h3>
      <p className="note">{zoneInWords(timeZone, first.starts_at)}</p>
      <StepForm name={step} values={values} className="times__list">
        {nearest.map(({ starts_at }) => (
          <Button kind="line" type="submit" name="starts_at" value={starts_at} key={starts_at}>
            {startInWords(starts_at, timeZone)}
          </Button>
        ))}
      </StepForm>
    </div>
  )
}
