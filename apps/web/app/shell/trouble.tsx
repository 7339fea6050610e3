import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CrisisLine } from './crisis-line.tsx'

/** Replaces a page that can't be shown: what is wrong, whom to call, what to do. */
export interface TroubleProps {
  /** Its name in the breadcrumbs. */
  readonly name: string
  readonly title: string
  readonly lead: string
  /** More about what is wrong, before the numbers to call. */
  readonly detail?: ReactNode
  readonly actions: ReactNode
  readonly children?: ReactNode
}

export function Trouble({ name, title, lead, detail, actions, children }: TroubleProps) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: name }]} />
      <section className="section section--tight stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {detail}
        <CrisisLine />
        <p className="actions">{actions}</p>
        {children}
      </section>
    </div>
  )
}
