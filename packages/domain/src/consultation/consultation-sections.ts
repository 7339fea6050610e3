/** The sections of a consultation, in the order and wording of the specification, section 5. */
export const CONSULTATION_SECTIONS = [
  'Adult Psychiatry',
  'Child Psychiatry',
  'Clinical Psychology',
  'Counselling Psychology',
  'Art Therapy',
  'Music Therapy',
  'Dance and Movement Therapy',
] as const

/** One of the seven sections. */
export type ConsultationSection = (typeof CONSULTATION_SECTIONS)[number]

/**
 * Returns whether a section is for a child, in which case name, phone and email are the guardian's (decision D41).
 * Accepts any text, because forms call it before a choice is made.
 */
export function isForChild(section: string): boolean {
  return section === 'Child Psychiatry'
}
