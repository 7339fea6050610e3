import { z } from 'zod'

/** An entry of the content service whose values are not confirmed. */
export const SampleEntry = z.strictObject({
  uid: z.string(),
  documentId: z.string(),
  kind: z.enum(['collectionType', 'singleType']),
  /** What editors call its type. */
  type: z.string(),
  samples: z.array(z.strictObject({ place: z.string(), value: z.string() })),
})
export type SampleEntry = z.infer<typeof SampleEntry>

/** What the content service answers to the server. */
export const SampleEntries = z.object({ data: z.array(SampleEntry) })

/** A value that is published and that no editor has confirmed. */
export const PublishedSample = z.strictObject({
  type: z.string().describe('What editors call the type of the entry.'),
  place: z.string().describe('Where it stands in the entry; empty where the whole entry is a sample.'),
  value: z.string().describe('What it says.'),
  edit_at: z.string().describe('The address of the entry in the content service.'),
})
export type PublishedSample = z.infer<typeof PublishedSample>

/** The list of sample values. */
export const SampleList = z.strictObject({
  samples: z.array(PublishedSample),
  are_hidden: z.boolean().describe('Whether visitors do not see them, as in production.'),
})
export type SampleList = z.infer<typeof SampleList>
