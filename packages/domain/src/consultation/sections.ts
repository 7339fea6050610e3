/** What a consultation can be asked for, in the order and the words of the specification, section 5. */
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
 * Says whether a section is for a child, so that name, phone and email are the guardian's (decision D41).
 * It takes any text, because a form asks before a choice was made.
 */
export function isForChild(section: string): boolean {
  return section === 'Child Psychiatry'
}
