import type { ReactNode } from 'react'

/** Props of `SectionHeading`. */
export interface SectionHeadingProps {
  /** For the `aria-labelledby` of its section. */
  readonly id?: string | undefined
  readonly level?: 1 | 2 | undefined
  /** Plain words above it, after a dot. */
  readonly tag?: string | undefined
  readonly children: ReactNode
}

/** The heading of a section with the words that open it. */
export function SectionHeading({ id, level = 2, tag, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <>
      {tag && <p className="tag">{tag}</p>}
      <Heading id={id}>{children}</Heading>
    </>
  )
}
