import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { mood } from '@pulli/ui/kolam/mood.ts'
import { Fragment } from 'react'

/** Size of a day in the drawing of a month, in SVG units. */
export const CELL = 10

/** The five figures, defined once: as symbols for `<use>`, and as markers for `MoodsAt`. */
export function MoodSymbols() {
  return (
    <svg className="mood-symbols" aria-hidden="true" focusable="false">
      {MOOD_TYPES.map((type, value) => (
        <Fragment key={type}>
          <symbol id={symbolOf(type)} viewBox="-50 -50 100 100">
            <Figure value={value} />
          </symbol>
          <marker
            id={markerOf(type)}
            viewBox="-50 -50 100 100"
            markerUnits="userSpaceOnUse"
            markerWidth={CELL}
            markerHeight={CELL}
          >
            <Figure value={value} />
          </marker>
        </Fragment>
      ))}
    </svg>
  )
}

function Figure({ value }: { value: number }) {
  return (
    <>
      <path className="k-line" d={mood(value).d} />
      <circle className="m-you" r={6.5} />
    </>
  )
}

const symbolOf = (type: MoodType) => `mood-${type.toLowerCase()}`
const markerOf = (type: MoodType) => `${symbolOf(type)}-day`

/** The small figure of a mood, next to its text. */
export function SmallMood({ type }: { type: MoodType }) {
  return (
    <svg className="kolam mood" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <use href={`#${symbolOf(type)}`} x={-50} y={-50} width={100} height={100} />
    </svg>
  )
}

/** The figure of a mood at several points of a drawing, as markers of a single element. */
export function MoodsAt({ type, points }: { type: MoodType; points: readonly string[] }) {
  const figure = `url(#${markerOf(type)})`
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      markerStart={figure}
      markerMid={figure}
      markerEnd={figure}
    />
  )
}
