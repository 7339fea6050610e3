import type { ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import './more-link.css'

/** Props of `MoreLink`. */
export interface MoreLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** Leads back: the arrow precedes the words and points left. */
  readonly back?: boolean | undefined
  readonly className?: string | undefined
}

/** A link with an arrow that moves 4 px on hover. */
export function MoreLink({ href, children, back, className }: MoreLinkProps) {
  const names = ['more', back && 'more--back', className].filter(Boolean).join(' ')
  return (
    <a className={names} href={href}>
      {back && <Icon name="arrow-left" />}
      {children}
      {!back && <Icon name="arrow-right" />}
    </a>
  )
}
