import { type ReactNode, use } from 'react'
import { DocumentContext } from './document-context.ts'

interface StillProps<Props extends object> {
  part: (props: Props) => ReactNode
  /** All that the part shows. It may not read from the router or from a context. */
  props: Props
}

/** A part of a document that is the same for the same props: on the server its HTML is kept. */
export function Still<Props extends object>({ part: Part, props }: StillProps<Props>) {
  const { keep } = use(DocumentContext)
  return keep ? keep(Part, props) : <Part {...props} />
}
