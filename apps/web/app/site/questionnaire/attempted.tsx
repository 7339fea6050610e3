import { m } from '@pulli/messages/messages.js'
import { FormToken } from '#form-token/form-token.tsx'
import { FORM_ID } from './questionnaire-form.ts'
import { SafetyBlock } from './safety-block.tsx'
import { type Answers, radioName } from './sitting.ts'
import type { Sitting } from './take-sitting.ts'

/** What a posted form that brought no result leaves above the questions: help, the reason, and the answers. */
export function Attempted({ sitting, address }: { sitting: Sitting; address: string }) {
  if (sitting.kind === 'scored' || sitting.kind === 'restored') return null
  const { kind, answers, beforeResult } = sitting
  const on = { href: `#${FORM_ID}`, text: m.questionnaire_safety_form() }
  return (
    <>
      {beforeResult !== 'none' && <SafetyBlock id="answered" because={beforeResult} on={on} />}
      <p role="alert">{reason(sitting)}</p>
      {kind !== 'outdated' && <Restore answers={answers} address={address} />}
    </>
  )
}

function reason(sitting: Exclude<Sitting, { kind: 'scored' | 'restored' }>) {
  if (sitting.kind === 'outdated') return m.questionnaire_outdated()
  if (sitting.kind === 'incomplete') return m.questionnaire_incomplete()
  return sitting.message || m.questionnaire_failed()
}

/** The form was emptied: this brings the answers back. */
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
      <p>{m.questionnaire_offer()}</p>
      <button type="submit" className="linkish" name="restore" value="1">
        {m.questionnaire_restore()}
      </button>
    </form>
  )
}
