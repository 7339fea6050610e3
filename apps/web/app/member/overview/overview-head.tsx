import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Suspense } from 'react'
import { addresses } from '#addresses.ts'
import { dayWords } from '#member/day/day-words.ts'
import { useUser } from '#member/session/use-user.ts'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { type Band, overallCourse } from './score-course.ts'
import type { ScoreKey, Scores } from './scores.ts'

const DayKolam = lazySection(() => import('#member/avatar/day-kolam.tsx'), Nothing)

interface OverviewHeadProps {
  /** Undefined while loading. */
  scores?: Scores
  bands: Record<ScoreKey, readonly Band[]>
}

/** One sentence, chosen by rule from the last two results, and the kolam of the day. */
export function OverviewHead({ scores, bands }: OverviewHeadProps) {
  const timeZone = useUser()?.time_zone || undefined
  const { course, before } = scores ? overallCourse(scores, bands) : {}
  const since = before ? dayWords(new Date(before.takenAt), new Date(), timeZone) : ''
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title() }]} />
      <section className="dhero">
        <div className="dhero__t" aria-busy={scores === undefined}>
          <h1>{title(course, since)}</h1>
          <p className="lead">{course === 'heavier' ? m.overview_heavier_lead() : m.overview_lead()}</p>
          {course === 'heavier' && (
            <p className="actions">
              <ButtonLink kind="act" href={addresses.contact}>
                {m.overview_counselor()}
              </ButtonLink>
            </p>
          )}
        </div>
        <div className="dhero__k draw" aria-hidden="true">
          {scores && (
            <Suspense fallback={null}>
              <DayKolam />
            </Suspense>
          )}
        </div>
      </section>
    </>
  )
}

function title(course: ReturnType<typeof overallCourse>['course'] | undefined, since: string) {
  if (course === 'heavier') return m.overview_heavier({ since })
  if (course === 'eased') return m.overview_eased({ since })
  if (course === 'steady') return m.overview_steady({ since })
  if (course === 'first') return m.overview_first()
  return course === 'none' ? m.overview_nothing() : m.overview_heading()
}
