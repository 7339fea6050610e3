import { ADDICTION } from './meanings/addiction.ts'
import { CERTAIN, HINTED } from './meanings/certainty.ts'
import { CHILD } from './meanings/child.ts'
import { MINOR } from './meanings/minor.ts'
import { OTHER_SIGNS } from './meanings/other-signs.ts'
import { POISONING } from './meanings/poisoning.ts'
import { SELF_INJURY, VOICES } from './meanings/self-injury.ts'
import { VIOLENCE } from './meanings/violence.ts'
import { BURDEN, NAMED, NO_WISH_TO_LIVE, PLAN, WISH } from './meanings/wish-to-die.ts'

/**
 * What means that a person may be in danger, by group, in the notation of `match-meanings.ts`; the families are those of
 * `distress-words.ts`.
 */
export const MEANINGS = {
  poisoning: POISONING,
  suicide: [
    ...NAMED,
    ...WISH,
    ...NO_WISH_TO_LIVE,
    ...BURDEN,
    ...PLAN,
    ...SELF_INJURY,
    ...VOICES,
    ...OTHER_SIGNS,
  ],
  child: CHILD,
  violence: VIOLENCE,
  addiction: ADDICTION,
  certain: CERTAIN,
  hinted: HINTED,
  study: ['STUDY'],
  person: ['PERSON'],
  minor: MINOR,
} as const satisfies Readonly<Record<string, readonly string[]>>
