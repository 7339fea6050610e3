import type { FunctionalQuestion, Item, Safety } from '@pulli/domain/assessment/instrument.ts'
import { safetyOfAnswer } from '@pulli/domain/assessment/safety-of.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { type Answers, radioName } from './answers.ts'
import type { AskedInstrument } from './asked-instrument.ts'
import type { QuestionLayout } from './questionnaires.ts'
import { SafetyLine } from './safety-line.tsx'
import './symptom-table.css'

interface QuestionsProps {
  instrument: AskedInstrument
  layout: QuestionLayout
  answers: Answers
}

/** The questions of an instrument, with the answers they have so far. */
export function Questions({ instrument, layout, answers }: QuestionsProps) {
  const { items, stem, functionalQuestion } = instrument
  if (layout === 'table') return <SymptomTable items={items} answers={answers} />
  return (
    <div className={layout === 'cards-across' ? 'cards cards--across' : 'cards'}>
      {stem && <p className="cards__stem display">{stem}</p>}
      {items.map((item, questionIndex) => (
        <QuestionCard
          key={item.id}
          item={item}
          safety={item.options.map((_, answer) => safetyOfAnswer(instrument, questionIndex, answer))}
          questionIndex={questionIndex}
          count={items.length}
          answer={answers[questionIndex] ?? null}
        />
      ))}
      {functionalQuestion && (
        <FunctionalCard
          question={functionalQuestion}
          questionIndex={items.length}
          answer={answers[items.length] ?? null}
        />
      )}
    </div>
  )
}

interface QuestionCardProps {
  item: Item
  /** What each of its answers asks for. */
  safety: readonly Safety[]
  questionIndex: number
  count: number
  answer: number | null
}

/** DEP-02 to DEP-04: one question as an accordion of its own, open at first; the whole row of an answer is its target. */
function QuestionCard({ item, safety, questionIndex, count, answer }: QuestionCardProps) {
  const number = questionIndex + 1
  return (
    <details className="q" open data-question={item.prompt}>
      <summary className="q__summary">
        <span className="q__number tnum" aria-hidden="true">
          {number}
        </span>
        <span className="q__title display">{item.prompt}</span>
        <span className="q__missed note">{m.assessment_missed()}</span>
        <span className="q__answered note">{m.assessment_done()}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="q__fieldset">
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
              <span className="opt__mark" aria-hidden="true" />
              <span className="opt__text" data-label>
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

interface FunctionalCardProps {
  question: FunctionalQuestion
  /** After those of the questions that are scored. */
  questionIndex: number
  answer: number | null
}

/** D53: how hard the problems make everyday life. It has no number, may stay without an answer, and is never scored. */
function FunctionalCard({ question, questionIndex, answer }: FunctionalCardProps) {
  return (
    <div className="q q--more" data-question={question.prompt}>
      <fieldset className="q__fieldset" aria-describedby="functional-note">
        <legend className="q__title display">{question.prompt}</legend>
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
              <span className="opt__mark" aria-hidden="true" />
              <span className="opt__text" data-label>
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** ANX-01, ANX-02: symptoms in a grid of four columns; on a narrow screen each symptom is a card. */
function SymptomTable({ items, answers }: { items: readonly Item[]; answers: Answers }) {
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
          <tr key={id} className="sym__row" data-question={prompt}>
            <th scope="row">
              <span className="q__number tnum" aria-hidden="true">
                {questionIndex + 1}
              </span>{' '}
              {prompt}
              <span className="q__missed note">{m.assessment_missed()}</span>
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
                  <span className="opt__mark" aria-hidden="true" />
                  <span className="opt__text">
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
