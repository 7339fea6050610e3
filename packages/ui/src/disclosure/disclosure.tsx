import type { ReactNode } from 'react'
import './disclosure.css'

/** Props of `Disclosure`. */
export interface DisclosureProps {
  readonly title: ReactNode
  /** Where it stands: its place and its lines belong to its page. */
  readonly className: string
  readonly children: ReactNode
}

/** Something to open on request, with a chevron that turns; native, so it needs no script. */
export function Disclosure({ title, className, children }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
