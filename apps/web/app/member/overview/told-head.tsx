import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { chooseSentence, type Overview } from '@pulli/domain/overview/choose-sentence.ts'
import { waysToTalk } from '@pulli/domain/overview/ways-to-talk.ts'
import { m } from '@pulli/messages/messages.js'
import { dayWords } from '#member/day/day-words.ts'
import { useTimeZone } from '#member/day/use-time-zone.ts'
import { lazySection } from '#member/shell/lazy-section.tsx'
import { CrisisLine } from '#shell/crisis-line.tsx'
import { OverviewHead } from './overview-head.tsx'
import { questionsOf, sentenceWords } from './sentence-words.ts'

// Loaded where a sentence asks to talk (P2): it is shown together with the sentence, so nothing moves below it.
const WaysToTalk = lazySection(
  () => import('./ways-to-talk.tsx'),
  () => <CrisisLine className="callsnow" />,
)

interface ToldHeadProps {
  overview: Overview
  /** When someone answers (D51). */
  office: OfficeHours | undefined
  /** Hides the numbers to call, or ends a question that is asked again. */
  onHide?: () => void
}

/** The head with its sentence, chosen by rule, and with whom to call where it asks to talk. */
export default function ToldHead({ overview, office, onHide }: ToldHeadProps) {
  const timeZone = useTimeZone()
  const sentence = chooseSentence(overview)
  const { title, lead } = sentenceWords(sentence, (at) => dayWords(at, overview.now, timeZone))
  const ways = waysToTalk(sentence, overview)
  const questions = questionsOf(sentence)
  const canHide = ways === 'numbers' || questions !== undefined
  const talk = ways !== 'none' && (
    <WaysToTalk ways={ways} office={office} onHide={canHide ? onHide : undefined} />
  )
  const leadWithLink = questions ? (
    <>
      {lead} <a href={questions}>{m.overview_answer_again()}</a>
    </>
  ) : (
    lead
  )
  return (
    <>
      <OverviewHead title={title} lead={leadWithLink} isLoaded>
        {ways === 'line' && talk}
      </OverviewHead>
      {ways === 'numbers' && talk}
    </>
  )
}
