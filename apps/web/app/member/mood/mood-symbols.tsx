import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { mood } from '@pulli/ui/kolam/kolam.ts'

/** The five figures, drawn once for all days of the page. */
export function MoodSymbols() {
  return (
    <svg className="mood-symbols" aria-hidden="true" focusable="false">
      {MOOD_TYPES.map((type, value) => (
        <symbol key={type} id={symbolOf(type)} viewBox="-50 -50 100 100">
          <path className="k-line" d={mood(value).d} />
          <circle className="m-you" r={6.5} />
        </symbol>
      ))}
    </svg>
  )
}

const symbolOf = (type: MoodType) => `mood-${type.toLowerCase()}`

/** The figure of a mood, small; its word stands beside it. */
export function SmallMood({ type }: { type: MoodType }) {
  return (
    <svg className="kolam mood" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <MoodUse type={type} at={{ x: -50, y: -50, width: 100, height: 100 }} />
    </svg>
  )
}

/** The same inside a drawing of many. */
export function MoodUse({
  type,
  at,
}: {
  type: MoodType
  at: { x: number; y: number; width: number; height: number }
}) {
  return <use href={`#${symbolOf(type)}`} {...at} />
}
