import { SampleMark } from '#sample-mark/sample-mark.tsx'
import './category-list.css'

/** A category, where it leads and how many records it holds. */
export interface Category {
  readonly href: string
  readonly label: string
  readonly count?: number | undefined
  /** The word that marks its count as a sample. */
  readonly sampleWord?: string | undefined
  /** Whether the list shows only this one now. */
  readonly current?: boolean | undefined
}

/** Categories with their counts; nothing when there are none. */
export function CategoryList({ items }: { readonly items: readonly Category[] }) {
  if (items.length === 0) return null
  return (
    <ul className="cats">
      {items.map(({ href, label, count, sampleWord, current }) => (
        <li key={label}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            <span>{label}</span> {count !== undefined && <span className="tnum cats__count">{count}</span>}
          </a>
          {sampleWord && <SampleMark>{sampleWord}</SampleMark>}
        </li>
      ))}
    </ul>
  )
}
