import type { ReactNode } from 'react'
import { SectionHeading } from '#section-heading/section-heading.tsx'
import { LinkRow, type LinkRowProps } from './link-row.tsx'
import './link-section.css'

/** Props of `LinkSection`. */
export interface LinkSectionProps {
  /** Id of its heading. */
  readonly id: string
  readonly level?: 1 | 2 | undefined
  /** Plain words above the heading. */
  readonly tag?: string | undefined
  readonly title: string
  /** One sentence below the heading. */
  readonly lead?: string | undefined
  /** A darker background, or less padding. */
  readonly look?: 'sunk' | 'tight' | undefined
  readonly links: readonly LinkRowProps[]
  /** Shown below the lead. */
  readonly children?: ReactNode
}

/** A section with a list of links, each with its own drawing. */
export function LinkSection({ id, level, tag, title, lead, look, links, children }: LinkSectionProps) {
  return (
    <section className={look ? `section section--${look}` : 'section'} aria-labelledby={id}>
      <div className="wrap grid">
        <div className="link-section__head">
          <SectionHeading id={id} level={level} tag={tag}>
            {title}
          </SectionHeading>
          {lead && <p className="lead link-section__lead">{lead}</p>}
          {children}
        </div>
        <ul className="link-rows">
          {links.map((link) => (
            <LinkRow key={link.seed} {...link} />
          ))}
        </ul>
      </div>
    </section>
  )
}
