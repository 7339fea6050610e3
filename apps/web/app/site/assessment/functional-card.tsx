import type { FunctionalQuestion } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { radioName } from './answers.ts'

interface FunctionalCardProps {
  question: FunctionalQuestion
  /** After those of the questions that are scored. */
  questionIndex: number
  answer: number | null
}

/** D53: how hard the problems make everyday life. It has no number, may stay without an answer, and is never scored. */
export function FunctionalCard({ question, questionIndex, answer }: FunctionalCardProps) {
  return (
    <div className="q q--more" data-question={question.prompt}>
      <fieldset className="q__f" aria-describedby="functional-note">
        <legend className="q__t display">{question.prompt}</legend>
        <p className="note" id="functional-note">
          {m.assessment_functional_note()}
        </p>
        <div className="opts">
          {question.options.map((label, answerIndex) => (
            <label className="opt" key={label}>
              <input
                type="radio"
                name={radioName(questionIndex)}
                value={answerIndex}
                defaultChecked={answer === answerIndex}
              />
              <span className="opt__m" aria-hidden="true" />
              <span className="opt__t" data-label>
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
