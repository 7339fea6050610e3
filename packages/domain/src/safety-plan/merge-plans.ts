import { type Contact, isBlank, PLAN_PARTS, type SafetyPlan } from './safety-plan.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges what two tabs made of one plan. A part that only one of them changed is that one's; of a part that both changed,
 * both texts stay.
 * @param base what both began with
 */
export function mergePlans(base: SafetyPlan, mine: SafetyPlan, theirs: SafetyPlan): SafetyPlan {
  return Object.fromEntries(
    PLAN_PARTS.map((part) => {
      if (isSame(mine[part], base[part])) return [part, theirs[part]]
      if (isSame(theirs[part], base[part])) return [part, mine[part]]
      return [part, joined(mine[part], theirs[part])]
    }),
  ) as unknown as SafetyPlan
}

function joined(mine: string | readonly Contact[], theirs: string | readonly Contact[]) {
  if (typeof mine === 'string' || typeof theirs === 'string') return joinedText(String(mine), String(theirs))
  const more = mine.filter((entry) => !isBlank(entry) && !theirs.some((known) => isSame(known, entry)))
  return [...theirs, ...more]
}

/** The longer of the two where it has the other in it: one tab was ahead of the other. */
function joinedText(mine: string, theirs: string) {
  if (mine.includes(theirs)) return mine
  return theirs.includes(mine) ? theirs : `${theirs}\n${mine}`
}
