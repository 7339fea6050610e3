import { randomBytes } from 'node:crypto'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Of one part at most so many: with each publication and each address its props differ. */
const MOST_OF_A_PART = 64

type Part = (props: never) => ReactNode

interface Kept {
  readonly props: object
  readonly id: string
  bytes?: Buffer
}

/** Holds a place open in a page that is being rendered. */
export type KeepPlace = (part: Part, props: object) => string

/**
 * Parts of documents whose HTML follows from their props alone: rendered once for each set of props, and put into
 * every page that shows them as the bytes that they are. While the page renders, a mark stands in their place; no
 * editor can write one, since nobody knows the number in it.
 */
export function keptParts() {
  const secret = randomBytes(16).toString('hex')
  const mark = new RegExp(`(?:<!-- -->)?\\{${secret}:(\\d+)\\}`)
  const parts = new Map<Part, Kept[]>()
  const texts = new Map<string, Kept>()
  const known = new Map<string, { kept: Kept; part?: Part }>()
  let count = 0

  function nextMark() {
    count += 1
    return `${count}`
  }

  const place: KeepPlace = (part, props) => {
    const all = parts.get(part) ?? []
    parts.set(part, all)
    let kept = all.find((one) => areSame(one.props, props))
    if (!kept) {
      kept = { props, id: nextMark() }
      known.set(kept.id, { kept, part })
      all.push(kept)
      const oldest = all.length > MOST_OF_A_PART ? all.shift() : undefined
      if (oldest) known.delete(oldest.id)
    }
    return `{${secret}:${kept.id}}`
  }

  /** The same for a text that goes into the page as it is, such as its style rules. */
  function placeText(text: string) {
    let kept = texts.get(text)
    if (!kept) {
      kept = { props: {}, id: nextMark(), bytes: Buffer.from(text) }
      texts.set(text, kept)
      known.set(kept.id, { kept })
    }
    return `{${secret}:${kept.id}}`
  }

  function bytesOf(id: string): Buffer {
    const { kept, part } = known.get(id) ?? {}
    if (!kept) throw new Error('a part of the page was forgotten while it was rendered')
    // The props were given together with the part, and fitted it.
    kept.bytes ??= Buffer.from(renderToString(createElement(part as FunctionComponent<object>, kept.props)))
    return kept.bytes
  }

  return {
    place,
    placeText,
    /** The page with all its parts, one after the other: who sends or keeps the page puts them together, once. */
    fill(html: string): ReadableStream<Uint8Array> {
      // Splitting by a pattern with one group gives text, id, text, id, …
      const pieces = html.split(mark).map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : bytesOf(piece)))
      return new ReadableStream({
        start(controller) {
          for (const piece of pieces) if (piece.length > 0) controller.enqueue(piece)
          controller.close()
        },
      })
    },
  }
}

function areSame(one: object, other: object) {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(one[name as keyof object], other[name as keyof object]))
  )
}
