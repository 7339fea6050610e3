import { m } from '@pulli/messages/messages.js'

/** Says that there is something, and why it is not shown. */
export function HiddenMark({ why = m.desk_figures_hidden_why() }: { why?: string }) {
  return (
    <>
      {m.desk_figures_hidden()} <span className="note">{why}</span>
    </>
  )
}
