import type { Item } from '@pulli/domain/assessment/instrument.ts'
import type { Answers } from './answers.ts'
import { QuestionCard } from './question-card.tsx'

interface QuestionCardsProps {
  items: readonly Item[]
  answers: Answers
  /** Whether the answers stand side by side where there is room. */
  across?: boolean
}

/** Every question as a card of its own. */
export function QuestionCards({ items, answers, across = false }: QuestionCardsProps) {
  return (
    <div className={across ? 'cards cards--across' : 'cards'}>
      {items.map((item, questionIndex) => (
        <QuestionCard
          key={item.id}
          item={item}
          questionIndex={questionIndex}
          count={items.length}
          answer={answers[questionIndex] ?? null}
        />
      ))}
    </div>
  )
}
