import type { Item, Safety } from '@pulli/domain/assessment/instrument.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { radioName } from './answers.ts'
import { SafetyLine } from './safety-line.tsx'

interface QuestionCardProps {
  item: Item
  /** What each of its answers asks for. */
  safety: readonly Safety[]
  questionIndex: number
  count: number
  answer: number | null
}

/** DEP-02 to DEP-04: one question as an accordion of its own, open at first; the whole row of an answer is its target. */
export function QuestionCard({ item, safety, questionIndex, count, answer }: QuestionCardProps) {
  const number = questionIndex + 1
  return (
    <details className="q" open data-question={item.prompt}>
      <summary className="q__s">
        <span className="q__n tnum" aria-hidden="true">
          {number}
        </span>
        <span className="q__t display">{item.prompt}</span>
        <span className="q__st note">{m.assessment_missed()}</span>
        <span className="q__done note">{m.assessment_done()}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="q__f">
        <legend className="sr">{m.assessment_question({ number, count, title: item.prompt })}</legend>
        <div className="opts">
          {item.options.map(({ label }, answerIndex) => (
            <label className="opt" key={label}>
              <input
                type="radio"
                name={radioName(questionIndex)}
                value={answerIndex}
                defaultChecked={answer === answerIndex}
                data-safety={safety[answerIndex] === 'none' ? undefined : ''}
              />
              <span className="opt__m" aria-hidden="true" />
              <span className="opt__t" data-label>
                {label}
              </span>
            </label>
          ))}
        </div>
        {safety.some((level) => level !== 'none') && <SafetyLine />}
      </fieldset>
    </details>
  )
}
