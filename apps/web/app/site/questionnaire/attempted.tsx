import { m } from '@pulli/messages/messages.js'
import { FORM_ID } from './questionnaire-form.ts'
import { SafetyBlock } from './safety-block.tsx'
import { radioName } from './sitting.ts'
import type { Sitting } from './take-sitting.ts'

/** What a posted form that brought no result leaves above the questions: help, the reason, and the answers. */
export function Attempted({ sitting, address }: { sitting: Sitting; address: string }) {
  if (sitting.kind !== 'incomplete' && sitting.kind !== 'failed') return null
  const { answers, beforeResult, message } = sitting
  const on = { href: `#${FORM_ID}`, text: m.questionnaire_safety_form() }
  return (
    <>
      {beforeResult !== 'none' && <SafetyBlock id="answered" because={beforeResult} on={on} />}
      <p role="alert">
        {sitting.kind === 'incomplete' ? m.questionnaire_incomplete() : message || m.questionnaire_failed()}
      </p>
      <form className="offer" method="post" action={address}>
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
    </>
  )
}
