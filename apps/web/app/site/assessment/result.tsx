import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import type { OfficeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { Sentence } from '@pulli/ui/sentence/sentence.tsx'
import { addresses } from '#addresses.ts'
import { CounselorActions } from '#opening-hours/counselor-actions.tsx'
import type { AboutInstrument } from './about-instrument.ts'
import { BandScale, type ShownBand } from './band-scale.tsx'
import { MinimumAge } from './minimum-age.tsx'
import { SafetyBlock } from './safety-block.tsx'
import './result.css'

interface ResultProps {
  result: AssessmentResult
  bands: readonly ShownBand[]
  about: AboutInstrument
  /** When someone answers (D51). */
  office: OfficeHours | undefined
  /** The page has it as its heading, the dialog one step lower. */
  heading: 'h1' | 'h2'
  /** Target of *Back to dashboard* (RES-04, RES-05). */
  back: string
  id: string
  /** Called when the reader continues past the ways to get help. */
  onGoOn?: (() => void) | undefined
  /** Prints the result, or saves it as PDF; where no script runs, the browser's own menu does. */
  onPrint?: (() => void) | undefined
}

/** RES-03 to RES-06, RES-10: the sum, its range, what it means and what comes next. */
export function Result({
  result,
  bands,
  about,
  office,
  back,
  heading: Heading,
  id,
  onGoOn,
  onPrint,
}: ResultProps) {
  const { storedResult, headline, safety } = result
  const { totalScore: total, assessmentMaxScore: maximum, level, advice } = storedResult
  // D52: an answer that asks for help comes before everything about the total.
  const isAnswer = safety.beforeResult !== 'none'
  const on = { href: `#${id}`, text: m.assessment_safety_on(), onClick: onGoOn }
  // D77: so do the numbers to call from a total on.
  const areCallsFirst = isAnswer || safety.besideScore
  // D53: one band for every total is no range.
  const hasRange = bands.length > 1
  return (
    <>
      {areCallsFirst && (
        <SafetyBlock
          id={`${id}-safety`}
          level={safety.level}
          because={isAnswer ? 'answer' : 'total'}
          on={on}
        />
      )}
      <p className="tag">{result.assessment_name}</p>
      <Heading id={id} tabIndex={-1}>
        {headline}
      </Heading>
      <p className="lead sheet__sum">
        {isAnswer && hasRange ? (
          m.assessment_sum_safety({ total, maximum, level })
        ) : (
          <Sentence
            message={(place) => {
              const score = { total: place('total'), maximum }
              return hasRange
                ? m.assessment_sum({ ...score, level: place('level') })
                : m.assessment_sum_only(score)
            }}
            parts={{ total: <b className="tnum">{total}</b>, level: <b>{level}</b> }}
          />
        )}
      </p>
      {/* A ring in the lowest range would calm, whatever is above it. */}
      {!isAnswer && hasRange && <BandScale bands={bands} total={total} maximum={maximum} />}
      <h3>{m.assessment_means()}</h3>
      <p>{advice}</p>
      <h3>{m.assessment_next()}</h3>
      <NextSteps because={isAnswer ? 'answer' : areCallsFirst ? 'total' : 'none'} days={about.repeatDays} />
      <p className="actions">
        <CounselorActions office={office} size="l" />
        <ButtonLink kind="quiet" size="l" href={back}>
          {m.assessment_back()}
        </ButtonLink>
        {onPrint && (
          <Button kind="quiet" size="l" type="button" onClick={onPrint}>
            {m.assessment_print()}
          </Button>
        )}
      </p>
      <AlsoToKnow minimumAge={about.minimumAge} isCalm={!areCallsFirst} />
      <AboutLimits about={about} hasRange={hasRange} isAnswer={isAnswer} />
    </>
  )
}

/** Beside every result: what else can raise a score, what cannot wait for a score, and for whom it is not made. */
function AlsoToKnow({ minimumAge, isCalm }: { minimumAge: number; isCalm: boolean }) {
  return (
    <>
      <h3>{m.assessment_also()}</h3>
      <p>{m.assessment_also_text()}</p>
      <h3>{m.assessment_quickly()}</h3>
      <p>{m.assessment_quickly_text()}</p>
      <MinimumAge age={minimumAge} isCalm={isCalm} />
    </>
  )
}

interface AboutLimitsProps {
  about: AboutInstrument
  /** D53: without a range there are no limits. */
  hasRange: boolean
  /** The limits of a screening may not appear beside an answer that asks for help (D52). */
  isAnswer: boolean
}

/** D77: folded below a result, where its limits and its words come from, and what a screening is worth. */
function AboutLimits({ about, hasRange, isAnswer }: AboutLimitsProps) {
  return (
    <details className="about-limits">
      <summary>{hasRange ? m.assessment_about() : m.assessment_about_words()}</summary>
      {hasRange && <p>{m.assessment_cutoffs({ source: about.cutoffSource })}</p>}
      <p>{m.assessment_wording({ licence: about.licence })}</p>
      {!isAnswer && about.translationStatus !== 'original' && (
        <>
          <h3>{m.assessment_screening()}</h3>
          <p>{m.assessment_screening_text()}</p>
        </>
      )}
    </details>
  )
}

interface NextStepsProps {
  /** The content above the result: the numbers to call after an answer or for a total, or none. */
  because: 'answer' | 'total' | 'none'
  /** D78: after how many days the same questions say something new. */
  days: number
}

/** Next steps. After a safety answer none of them says to wait or to retake the assessment (D52). */
function NextSteps({ because, days }: NextStepsProps) {
  if (because === 'answer') {
    return (
      <ol className="next">
        <Call />
        <li>
          <b>{m.assessment_next_near()}</b> {m.assessment_next_near_text()}
        </li>
        <li>
          <b>
            <a href={addresses.safetyPlan}>{m.assessment_next_plan()}</a>
          </b>{' '}
          {m.assessment_next_plan_text()}
        </li>
        <Doctor />
      </ol>
    )
  }
  return (
    <ol className="next">
      {because === 'total' ? (
        <>
          <Call />
          <Doctor />
        </>
      ) : (
        <li>
          <b>{m.assessment_next_talk()}</b> {m.assessment_next_talk_text()}
        </li>
      )}
      <li>
        <b>{m.assessment_next_tell()}</b> {m.assessment_next_tell_text()}
      </li>
      <li>
        <b>{m.assessment_next_return({ days })}</b> {m.assessment_next_return_text()}
      </li>
    </ol>
  )
}

function Call() {
  return (
    <li>
      <b>{m.assessment_next_call()}</b> {m.assessment_next_call_text()}
    </li>
  )
}

function Doctor() {
  return (
    <li>
      <b>{m.assessment_next_doctor()}</b> {m.assessment_next_doctor_text()}
    </li>
  )
}
