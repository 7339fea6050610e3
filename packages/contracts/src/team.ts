import { z } from 'zod'
import { MediaImage } from './content.ts'

const words = z.string().trim().min(1)
const optionalWords = words.optional().catch(undefined)
/** A link that a visitor can follow; an address of another kind reads as absent. */
const optionalLink = z
  .url({ protocol: /^https?$/ })
  .optional()
  .catch(undefined)

/** The departments, in the order of the team page. */
export const DEPARTMENTS = ['Psychiatry', 'Clinical Psychology', 'Expressive Arts Therapy'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** One person of the team (CNT-20); `documentId` is the specification's id. */
export const TeamMember = z.object({
  documentId: words,
  name: words,
  specialization: words,
  department: z.enum(DEPARTMENTS),
  /** Plain text; an empty line begins a paragraph. */
  description: z.string().trim().catch(''),
  registrationNumber: optionalWords,
  languages: optionalWords,
  /** What this profession may do, and what it may not. */
  may: optionalWords,
  mayNot: optionalWords,
  thumbnail: MediaImage.optional().catch(undefined),
  facebook: optionalLink,
  instagram: optionalLink,
  twitter: optionalLink,
  whatsapp: optionalLink,
  isSample: z.boolean().optional().catch(undefined),
})
export type TeamMember = z.infer<typeof TeamMember>
