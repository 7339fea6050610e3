import { type ReactNode, useId } from 'react'

interface DeskPartProps {
  className?: string
  title: string
  children: ReactNode
}

/** A part of a page, with its heading. */
export function DeskPart({ className = 'desk__part', title, children }: DeskPartProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
