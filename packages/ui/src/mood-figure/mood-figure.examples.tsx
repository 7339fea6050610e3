import { MOOD_NAMES } from '#kolam/mood.ts'
import { MoodFigure } from './mood-figure.tsx'

export const examples = {
  'the five moods': (
    <ul className="app__moods" aria-label="The mood diary: five figures, from awful to great">
      {MOOD_NAMES.map((name, value) => (
        <li key={name}>
          <MoodFigure value={value} />
          <span className="note">{name}</span>
        </li>
      ))}
    </ul>
  ),
  'between two, large': <MoodFigure value={2.5} big />,
}
