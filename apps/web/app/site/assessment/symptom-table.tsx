import type { Item } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { type Answers, radioName } from './answers.ts'
import './symptom-table.css'

/** ANX-01, ANX-02: symptoms in a grid of four columns; on a narrow screen each symptom is a card. */
export function SymptomTable({ items, answers }: { items: readonly Item[]; answers: Answers }) {
  return (
    <table className="sym">
      <thead>
        <tr>
          <th scope="col">{m.assessment_symptom()}</th>
          {items[0]?.options.map(({ label }) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, prompt, options }, questionIndex) => (
          <tr key={id} className="sym__r" data-question={prompt}>
            <th scope="row">
              <span className="q__n tnum" aria-hidden="true">
                {questionIndex + 1}
              </span>{' '}
              {prompt}
              <span className="q__st note">{m.assessment_missed()}</span>
            </th>
            {options.map(({ label }, answerIndex) => (
              <td key={label}>
                <label className="opt">
                  <input
                    type="radio"
                    name={radioName(questionIndex)}
                    value={answerIndex}
                    defaultChecked={answers[questionIndex] === answerIndex}
                  />
                  <span className="opt__m" aria-hidden="true" />
                  <span className="opt__t">
                    <span className="sr">{prompt}: </span>
                    <span data-label>{label}</span>
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
