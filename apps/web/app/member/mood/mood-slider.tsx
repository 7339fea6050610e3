import { MOOD_TYPES, type MoodType } from '@pulli/domain/mood/mood-types.ts'
import { memo } from 'react'
import { AnimatedFigure } from './animated-figure.tsx'
import '@pulli/ui/range/range.css'

interface MoodSliderProps {
  id: string
  label: string
  value: MoodType
  onChoose: (type: MoodType) => void
}

/** MOD-02, LIM-06: the figure, the mood, and the slider from 0 to 4. */
export const MoodSlider = memo(function MoodSlider({ id, label, value, onChoose }: MoodSliderProps) {
  const index = MOOD_TYPES.indexOf(value)
  return (
    <>
      <AnimatedFigure value={index} />
      <p className="checkin__word display" aria-hidden="true">
        {value}
      </p>
      <div className="slide">
        <label className="sr" htmlFor={id}>
          {label}
        </label>
        <input
          className="range"
          id={id}
          type="range"
          min={0}
          max={MOOD_TYPES.length - 1}
          step={1}
          value={index}
          aria-valuetext={value}
          onChange={({ target }) => {
            const type = MOOD_TYPES[target.valueAsNumber]
            if (type) onChoose(type)
          }}
        />
        <ol className="slide__labels" aria-hidden="true">
          {MOOD_TYPES.map((type) => (
            <li key={type}>{type}</li>
          ))}
        </ol>
      </div>
    </>
  )
})
