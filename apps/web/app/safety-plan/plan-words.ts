import {
  CONTACT_PARTS,
  type Contact,
  type ContactPart,
  hasContent,
  isBlank,
  PLAN_PARTS,
  type PlanPart,
  type SafetyPlan,
} from '@pulli/domain/safety-plan/safety-plan.ts'
import { m } from '@pulli/messages/messages.js'
import { firstCalls } from '#shell/first-calls.ts'

/** The heading of each part, and the question that draws out what is specific. */
export const PART_WORDS: Readonly<Record<PlanPart, { heading: () => string; ask: () => string }>> = {
  signs: { heading: m.plan_signs, ask: m.plan_signs_ask },
  alone: { heading: m.plan_alone, ask: m.plan_alone_ask },
  places: { heading: m.plan_places, ask: m.plan_places_ask },
  people: { heading: m.plan_people, ask: m.plan_people_ask },
  professionals: { heading: m.plan_professionals, ask: m.plan_professionals_ask },
  safer: { heading: m.plan_safer, ask: m.plan_safer_ask },
  worth: { heading: m.plan_worth, ask: m.plan_worth_ask },
}

export const isContactPart = (part: PlanPart): part is ContactPart =>
  (CONTACT_PARTS as readonly PlanPart[]).includes(part)

/** The two numbers in every plan. */
export function alwaysThere(): Contact[] {
  const { talk, emergency } = firstCalls()
  return [
    { name: m.crisis_talk_name(), number: talk.number },
    { name: m.plan_emergency(), number: emergency.number },
  ]
}

/** The people of a part, with the two numbers that are always there. */
export function contactsOf(plan: SafetyPlan, part: ContactPart): Contact[] {
  const own = plan[part].filter((contact) => !isBlank(contact))
  return part === 'professionals' ? [...own, ...alwaysThere()] : own
}

/** The plan as plain text, to share. */
export function planText(plan: SafetyPlan): string {
  const parts = PLAN_PARTS.flatMap((part) => {
    const content = isContactPart(part)
      ? contactsOf(plan, part)
          .map(({ name, number }) => [name, number].filter(Boolean).join(', '))
          .join('\n')
      : plan[part].trim()
    return hasContent(plan, part) || part === 'professionals'
      ? [`${PART_WORDS[part].heading()}\n${content}`]
      : []
  })
  return [m.plan_title(), ...parts].join('\n\n')
}

/** Characters of a line on paper, roughly. */
const LINE = 46

/** Returns the font size at which the plan fits one page, by its number of lines. */
export function paperSize(plan: SafetyPlan): 'l' | 'm' | 's' {
  const lines = planText(plan)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0)
  if (lines <= 44) return 'l'
  return lines <= 80 ? 'm' : 's'
}
