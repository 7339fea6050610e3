import type { FunctionalQuestion, Option } from '../instrument.ts'

// What PHQ-9 and GAD-7 share, letter for letter as their authors published it in English.

/** Word for word: the condition under which both may be used. */
export const NOTICE =
  'Developed by Drs Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.'

export const FREQUENCIES = [
  { label: 'Not at all', points: 0 },
  { label: 'Several days', points: 1 },
  { label: 'More than half the days', points: 2 },
  { label: 'Nearly every day', points: 3 },
] as const satisfies readonly Option[]

export const DIFFICULTY = {
  prompt:
    'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
  options: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
} as const satisfies FunctionalQuestion

/** Both ask about the same 14 days. */
export const REPEAT_AFTER = {
  days: 14,
  source: 'The recall window, 2 weeks: an earlier repeat covers the same days.',
}
