import { z } from 'zod'
import { optionalImage } from './content.ts'
import { isSample, optionalWords, orAbsent, words } from './content-fields.ts'

/** An http(s) link; other addresses read as absent. */
const optionalLink = orAbsent(z.url({ protocol: /^https?$/ }))

/** The departments, in the team page's order. */
export const DEPARTMENTS = ['Psychiatry', 'Clinical Psychology', 'Expressive Arts Therapy'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** Which clients a counsellor sees. */
const AGES = ['Adults', 'Children and teenagers', 'All ages'] as const

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
  /** What people come to them with: words with commas between them. */
  topics: optionalWords,
  ages: orAbsent(z.enum(AGES)),
  /** What this profession may and may not do. */
  may: optionalWords,
  mayNot: optionalWords,
  thumbnail: optionalImage,
  facebook: optionalLink,
  instagram: optionalLink,
  twitter: optionalLink,
  whatsapp: optionalLink,
  isSample,
})
export type TeamMember = z.infer<typeof TeamMember>
