import type { ReactNode } from 'react'
import './accordion.css'

/** One question with its answer. */
export interface AccordionItem {
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
}

/** Props of `Accordion`. */
export interface AccordionProps {
  /** Shared by its questions, so that at most one of them is open. */
  readonly group: string
  readonly items: readonly AccordionItem[]
  readonly openFirst?: boolean | undefined
}

/** Questions of which one is open at a time; native, so it needs no script. */
export function Accordion({ group, items, openFirst = false }: AccordionProps) {
  return (
    <div className="acc">
      {items.map(({ id, question, answer }, index) => (
        <details className="acc__item" key={id} id={id} name={group} open={openFirst && index === 0}>
          <summary>
            <span>{question}</span>
            <span className="acc__marker" aria-hidden="true" />
          </summary>
          <div className="acc__answer">{answer}</div>
        </details>
      ))}
    </div>
  )
}
