import type { IconName } from '#icon/icon-shapes.tsx'
import { IconLink } from '#icon-button/icon-button.tsx'
import './share-list.css'

/** A place to share to. */
export interface ShareTarget {
  readonly href: string
  /** As in "Share on WhatsApp". */
  readonly label: string
  readonly icon: IconName
}

/** Props of `ShareList`. */
export interface ShareListProps {
  readonly label: string
  readonly items: readonly ShareTarget[]
}

/** Places to share a page to; each opens beside the page and learns nothing of it but the address. */
export function ShareList({ label, items }: ShareListProps) {
  return (
    <ul className="share" aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <IconLink {...item} target="_blank" rel="noopener noreferrer" />
        </li>
      ))}
    </ul>
  )
}
