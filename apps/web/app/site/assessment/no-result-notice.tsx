import { m } from '@pulli/messages/messages.js'
import { FormToken } from '#form-token/form-token.tsx'
import { type Answers, radioName } from './answers.ts'
import { FORM_ID } from './form-element.ts'
import { SafetyBlock } from './safety-block.tsx'
import type { Sitting } from './take-sitting.ts'
import '#site/consultation/offer.css'

/** Shown above the questions when a posted form has no result: help, the reason, and the answers. */
export function NoResultNotice({ sitting, address }: { sitting: Sitting; address: string }) {
  if (sitting.kind === 'scored' || sitting.kind === 'restored') return null
  const { kind, answers, beforeResult } = sitting
  const on = { href: `#${FORM_ID}`, text: m.assessment_safety_form() }
  return (
    <>
      {beforeResult !== 'none' && <SafetyBlock id="answered" level={beforeResult} because="answer" on={on} />}
      <p role="alert">{reason(sitting)}</p>
      {kind !== 'outdated' && <Restore answers={answers} address={address} />}
    </>
  )
}

function reason(sitting: Exclude<Sitting, { kind: 'scored' | 'restored' }>) {
  if (sitting.kind === 'outdated') return m.assessment_outdated()
  if (sitting.kind === 'incomplete') return m.assessment_incomplete()
  return sitting.message || m.assessment_failed()
}

/** Restores the answers of the cleared form. */
function Restore({ answers, address }: { answers: Answers; address: string }) {
  return (
    <form className="offer" method="post" action={address}>
      <FormToken address={address} />
      {answers.map((answer, questionIndex) =>
        answer === null ? null : (
          <input
            type="hidden"
            key={radioName(questionIndex)}
            name={radioName(questionIndex)}
            value={answer}
          />
        ),
      )}
      <p>{m.assessment_offer()}</p>
      <button type="submit" className="linkish" name="restore" value="1">
        {m.assessment_restore()}
      </button>
    </form>
  )
}
