import { Fragment, type ReactNode } from 'react'

/** Of the private use area: no message has it. */
const EDGE = '\uE000'

interface SentenceProps<Part extends string> {
  /** The message, with `place(part)` as the value of each placeholder that is an element. */
  message: (place: (part: Part) => string) => string
  parts: Readonly<Record<Part, ReactNode>>
}

/** A whole message with elements in it. The message decides their position, so that every language can order its own. */
export function Sentence<Part extends string>({ message, parts }: SentenceProps<Part>) {
  // Text and places alternate, and the first piece is text.
  const pieces = message((part) => `${EDGE}${part}${EDGE}`).split(EDGE)
  return pieces.map((piece, index) =>
    index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece as Part]}</Fragment>,
  )
}
