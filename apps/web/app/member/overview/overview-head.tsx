import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { chooseSentence, type Overview } from '@pulli/domain/overview/choose-sentence.ts'
import { waysToTalk } from '@pulli/domain/overview/ways-to-talk.ts'
import { m } from '@pulli/messages/messages.js'
import { Suspense } from 'react'
import { dayWords } from '#member/day/day-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { lazySection, Nothing } from '#member/shell/lazy-section.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import { questionsOf, sentenceWords } from './sentence-words.ts'

// Loaded where a sentence asks to talk (P2): it is shown together with the sentence, so nothing moves below it.
const WaysToTalk = lazySection(
  () => import('./ways-to-talk.tsx'),
  () => <CrisisLine className="callsnow" />,
)
const DayKolam = lazySection(() => import('#member/avatar/day-kolam.tsx'), Nothing)

interface OverviewHeadProps {
  /** Undefined while loading, and where the results could not be loaded. */
  overview?: Overview | undefined
  /** When somebody answers (D51). */
  office: OfficeHours | undefined
  /** Hides the numbers to call, or ends a question that is asked again. */
  onHide?: () => void
}

/** One sentence, chosen by rule, with whom to call where it asks to talk, and the kolam of the day. */
export function OverviewHead({ overview, office, onHide }: OverviewHeadProps) {
  const timeZone = useTimeZone()
  const sentence = overview && chooseSentence(overview)
  const words = sentence && sentenceWords(sentence, (at) => dayWords(at, overview.now, timeZone))
  const ways = sentence ? waysToTalk(sentence, overview) : 'none'
  const questions = sentence && questionsOf(sentence)
  const canHide = ways === 'numbers' || questions !== undefined
  const talk = ways !== 'none' && (
    <WaysToTalk ways={ways} office={office} onHide={canHide ? onHide : undefined} />
  )
  return (
    <>
      <Breadcrumbs trail={[{ label: m.overview_title() }]} />
      <section className="dhero">
        <div className="dhero__t" aria-busy={overview === undefined}>
          <h1 tabIndex={-1}>{words?.title ?? m.overview_heading()}</h1>
          <p className="lead">
            {words?.lead ?? m.overview_lead()}{' '}
            {questions && <a href={questions}>{m.overview_answer_again()}</a>}
          </p>
          {ways === 'line' && talk}
        </div>
        <div className="dhero__k draw" aria-hidden="true">
          {overview && (
            <Suspense fallback={null}>
              <DayKolam />
            </Suspense>
          )}
        </div>
      </section>
      {ways === 'numbers' && talk}
    </>
  )
}
