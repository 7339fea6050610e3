import type { ReactNode } from 'react'

interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of the page: what it is about on the left, the matter on the right. */
export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className="own" aria-labelledby={`${id}-h`} id={id}>
      <h2 className="own__h" id={`${id}-h`} tabIndex={-1}>
        {title}
      </h2>
      <div className="own__c">{children}</div>
    </section>
  )
}
