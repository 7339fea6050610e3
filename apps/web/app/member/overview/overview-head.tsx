import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { type ReactNode, Suspense } from 'react'
import { dayWords } from '#member/day/day-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { type Course, overallCourse, type Scale } from './score-course.ts'
import type { ScoreKey, Scores } from './scores.ts'

// Loaded where a talk is offered (P2): it is shown together with the sentence, so nothing moves below it.
const CounselorActions = lazySection(async () => {
  const file = await import('#opening-hours/counselor-actions.tsx')
  return { default: file.CounselorActions }
})
// Loaded where scores have eased (P2): the member's own words of the day come before them.
const EasedTitle = lazySection(
  () => import('./eased-title.tsx'),
  () => m.overview_heading(),
)
const DayKolam = lazySection(() => import('#member/avatar/day-kolam.tsx'), Nothing)

interface OverviewHeadProps {
  /** Undefined while loading. */
  scores?: Scores
  scales: Record<ScoreKey, Scale>
  /** When somebody answers (D51). */
  office: OfficeHours | undefined
  /** The numbers to call, where a result asks for help: they stand above the offer to talk (D51). */
  calls?: ReactNode
}

/** One sentence, chosen by rule from the last two results, and the kolam of the day. */
export function OverviewHead({ scores, scales, office, calls }: OverviewHeadProps) {
  const timeZone = useTimeZone()
  const course = scores && overallCourse(scores, scales)
  const day = (at: string) => dayWords(new Date(at), new Date(), timeZone)
  const offersTalk = course?.kind === 'high' || course?.kind === 'worse' || isInHigherRange(course)
  const talk = offersTalk && (
    <p className="actions">
      <CounselorActions office={office} />
    </p>
  )
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title() }]} />
      <section className="dhero">
        <div className="dhero__t" aria-busy={scores === undefined}>
          <h1 tabIndex={-1}>
            <Suspense fallback={m.overview_heading()}>{title(course, day)}</Suspense>
          </h1>
          <p className="lead">{lead(course, offersTalk)}</p>
          {!calls && talk}
        </div>
        <div className="dhero__k draw" aria-hidden="true">
          {scores && (
            <Suspense fallback={null}>
              <DayKolam />
            </Suspense>
          )}
        </div>
      </section>
      {calls}
      {calls && talk}
    </>
  )
}

const isInHigherRange = (course: Course | undefined) => course?.kind === 'latest' && course.isInHigherRange

function title(course: Course | undefined, day: (at: string) => string): ReactNode {
  switch (course?.kind) {
    case 'help':
      return m.overview_help()
    case 'high':
      return m.overview_high()
    case 'worse':
      return m.overview_heavier({ since: day(course.before.takenAt) })
    case 'better':
      return <EasedTitle since={day(course.before.takenAt)} />
    case 'latest':
      return m.overview_latest({ day: day(course.latest.takenAt) })
    case 'none':
      return m.overview_nothing()
    default:
      return m.overview_heading()
  }
}

function lead(course: Course | undefined, offersTalk: boolean) {
  if (course?.kind === 'help') return m.overview_help_lead()
  return offersTalk ? m.overview_talk_lead() : m.overview_lead()
}
