import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'

/** CNS-03 */
export const sectionOptions = CONSULTATION_SECTIONS.map((section) => ({ value: section, label: section }))
