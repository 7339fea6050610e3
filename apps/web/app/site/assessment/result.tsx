import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { m } from '@pulli/messages/messages.js'
import { Button, ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { BandScale, type ShownBand } from './band-scale.tsx'
import { SafetyBlock } from './safety-block.tsx'
import './result.css'

interface ResultProps {
  result: AssessmentResult
  bands: readonly ShownBand[]
  /** What may be said of the wording. */
  licence: string
  /** The page has it as its heading, the dialog one step lower. */
  heading: 'h1' | 'h2'
  /** Where *Back to dashboard* leads (RES-04, RES-05). */
  back: string
  id: string
  /** The reader goes on from the ways to get help. */
  onGoOn?: (() => void) | undefined
  /** Prints the result, or saves it as PDF; where no script runs, the browser's own menu does. */
  onPrint?: (() => void) | undefined
}

/** RES-03 to RES-06, RES-10: the sum, its range, what it means and what comes next. */
export function Result({ result, bands, licence, back, heading: Heading, id, onGoOn, onPrint }: ResultProps) {
  const { storedResult, headline, safety } = result
  const { totalScore, assessmentMaxScore, level, advice } = storedResult
  const on = { href: `#${id}`, text: m.assessment_safety_on(), onClick: onGoOn }
  return (
    <>
      {safety.beforeResult !== 'none' && (
        <SafetyBlock id={`${id}-safety`} because={safety.beforeResult} on={on} />
      )}
      <p className="tag">{result.assessment_name}</p>
      <Heading id={id} tabIndex={-1}>
        {headline}
      </Heading>
      <p className="lead sheet__sum">
        {m.assessment_sum_before()} <b className="tnum">{totalScore}</b>{' '}
        {m.assessment_sum_after({ maximum: assessmentMaxScore })} <b>{level}</b>.
      </p>
      {/* One block is enough: before the score it is beside it too. */}
      {safety.besideScore && safety.beforeResult === 'none' && (
        <SafetyBlock id={`${id}-beside`} because="total" on={on} />
      )}
      <BandScale bands={bands} total={totalScore} maximum={assessmentMaxScore} />
      <h3>{m.assessment_means()}</h3>
      <p>{advice}</p>
      <p className="note">{m.assessment_wording({ licence })}</p>
      <h3>{m.assessment_next()}</h3>
      <ol className="next">
        <li>
          <b>{m.assessment_next_talk()}</b> {m.assessment_next_talk_text()}
        </li>
        <li>
          <b>{m.assessment_next_tell()}</b> {m.assessment_next_tell_text()}
        </li>
        <li>
          <b>{m.assessment_next_return()}</b> {m.assessment_next_return_text()}
        </li>
      </ol>
      <p className="actions">
        <ButtonLink kind="act" size="l" href={addresses.contact}>
          {m.assessment_counselor()}
        </ButtonLink>
        <ButtonLink kind="quiet" size="l" href={back}>
          {m.assessment_back()}
        </ButtonLink>
        {onPrint && (
          <Button kind="quiet" size="l" type="button" onClick={onPrint}>
            {m.assessment_print()}
          </Button>
        )}
      </p>
    </>
  )
}
