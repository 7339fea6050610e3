import type { ReactNode } from 'react'
import './itemised-notice.css'

interface ItemisedNoticeProps {
  /** Where a short sentence before the first field leads. */
  id: string
  title: string
  items: readonly (readonly [term: string, text: ReactNode])[]
}

/** What is stored, why, for how long, and how to withdraw: DPDP Rules, 2025, rule 3. */
export function ItemisedNotice({ id, title, items }: ItemisedNoticeProps) {
  return (
    <section className="items" id={id} aria-labelledby={`${id}-t`} tabIndex={-1}>
      <p className="items__title" id={`${id}-t`}>
        {title}
      </p>
      <ul>
        {items.map(([term, text]) => (
          <li key={term}>
            <b>{term}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
