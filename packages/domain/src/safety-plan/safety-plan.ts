/** The parts of a plan, in the order in which they are read. Method: Stanley and Brown 2012; the words are ours. */
export const PLAN_PARTS = ['signs', 'alone', 'places', 'people', 'professionals', 'safer', 'worth'] as const
export type PlanPart = (typeof PLAN_PARTS)[number]

/** Parts whose content is names with numbers. The others are text. */
export const CONTACT_PARTS = ['people', 'professionals'] as const
export type ContactPart = (typeof CONTACT_PARTS)[number]
export type TextPart = Exclude<PlanPart, ContactPart>

export const TEXT_PARTS = [
  'signs',
  'alone',
  'places',
  'safer',
  'worth',
] as const satisfies readonly TextPart[]

/** A person who can be called. */
export interface Contact {
  readonly name: string
  /** As typed. */
  readonly number: string
}

export type SafetyPlan = Readonly<Record<TextPart, string> & Record<ContactPart, readonly Contact[]>>

/** Longest input, in characters and entries: with all of it full the plan still prints on one page. */
export const PLAN_LIMITS = { text: 600, name: 60, number: 30, contacts: 5 } as const

export const EMPTY_PLAN: SafetyPlan = {
  signs: '',
  alone: '',
  places: '',
  people: [],
  professionals: [],
  safer: '',
  worth: '',
}

/** Whether a contact has neither name nor number. */
export const isBlank = ({ name, number }: Contact) => name.trim() === '' && number.trim() === ''

/** Whether anything is written in a part. */
export function hasContent(plan: SafetyPlan, part: PlanPart): boolean {
  const content = plan[part]
  return typeof content === 'string' ? content.trim() !== '' : !content.every(isBlank)
}

/** Whether nothing is written at all. */
export const isEmptyPlan = (plan: SafetyPlan) => !PLAN_PARTS.some((part) => hasContent(plan, part))
