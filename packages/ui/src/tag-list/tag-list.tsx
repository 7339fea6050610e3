import './tag-list.css'

/** A tag and where it leads. */
export interface Tag {
  readonly href: string
  readonly label: string
}

/** Tags in a row; nothing when there are none. */
export function TagList({ items }: { readonly items: readonly Tag[] }) {
  if (items.length === 0) return null
  return (
    <ul className="tags">
      {items.map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
