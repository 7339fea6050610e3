import { m } from '@pulli/messages/messages.js'
import { type ReactNode, Suspense } from 'react'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'

const DayKolam = lazySection(() => import('#member/avatar/day-kolam.tsx'), Nothing)

interface OverviewHeadProps {
  title?: string | undefined
  lead?: ReactNode
  isLoaded?: boolean
  /** Content of the head, below its sentence. */
  children?: ReactNode
}

/** The head of the dashboard: one sentence, and the kolam of the day. */
export function OverviewHead({ title, lead, isLoaded = false, children }: OverviewHeadProps) {
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title() }]} />
      <section className="dhero">
        <div className="dhero__text" aria-busy={!isLoaded}>
          <h1 tabIndex={-1}>{title ?? m.overview_heading()}</h1>
          <p className="lead">{lead ?? m.overview_lead()}</p>
          {children}
        </div>
        <div className="dhero__kolam draw" aria-hidden="true">
          {isLoaded && (
            <Suspense fallback={null}>
              <DayKolam />
            </Suspense>
          )}
        </div>
      </section>
    </>
  )
}
