import type { ReactNode } from 'react'
import './disclosure.css'

/** Props of `Disclosure`. */
export interface DisclosureProps {
  readonly title: ReactNode
  /** The page's class for its position and borders. */
  readonly className: string
  /** It is open at first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Something to open on request, with a chevron that turns; native, so it needs no script. */
export function Disclosure({ title, className, isOpen, children }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
