import { safetyOfAnswer } from '@pulli/domain/assessment/safety-of.ts'
import type { Answers } from './answers.ts'
import type { AskedInstrument } from './asked-instrument.ts'
import { FunctionalCard } from './functional-card.tsx'
import { QuestionCard } from './question-card.tsx'

interface QuestionCardsProps {
  instrument: AskedInstrument
  answers: Answers
  /** Whether the answers are side by side where there is room. */
  across?: boolean
}

/** Every question as a card of its own. */
export function QuestionCards({ instrument, answers, across = false }: QuestionCardsProps) {
  const { items, stem, functionalQuestion } = instrument
  return (
    <div className={across ? 'cards cards--across' : 'cards'}>
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
