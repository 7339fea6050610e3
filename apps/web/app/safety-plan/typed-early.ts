import {
  type ContactPart,
  EMPTY_PLAN,
  isBlank,
  type PlanPart,
  type SafetyPlan,
  TEXT_PARTS,
} from '@pulli/domain/safety-plan/safety-plan.ts'

/** The id of the field of a part. */
export const fieldId = (part: PlanPart) => `plan-${part}`

/** Reads the text written before the script had loaded, from the server's fields. */
export function readTypedEarly(): SafetyPlan {
  const textIn = (id: string) => {
    const field = document.getElementById(id)
    return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : ''
  }
  const first = (part: ContactPart) => {
    const id = fieldId(part)
    const contact = { name: textIn(`${id}-name-0`), number: textIn(`${id}-number-0`) }
    return isBlank(contact) ? [] : [contact]
  }
  const texts = Object.fromEntries(TEXT_PARTS.map((part) => [part, textIn(fieldId(part))]))
  return { ...EMPTY_PLAN, ...texts, people: first('people'), professionals: first('professionals') }
}
