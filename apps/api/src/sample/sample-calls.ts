import { type SampleEntry, SampleList } from '@pulli/contracts/sample.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'

const call = callsOf({ tag: 'Site', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })

/** What was published as an example. */
export const sampleCalls = {
  listSamples: call({
    route: 'GET /samples',
    summary: 'List the published values that no editor has confirmed',
    description: 'For coordinators and owners. Each has the address of its entry in the content service.',
    answer: SampleList,
    refuses: ['samples-unavailable'],
    says: m.samples_listed,
    run: async ({ context: { samples, logger } }) => {
      if (samples === undefined) throw new DomainError('samples-unavailable')
      const entries = await samples.read().catch((error: unknown) => {
        logger.warn({ reason: String(error) }, 'samples not read')
        throw new DomainError('samples-unavailable')
      })
      const listed = entries.flatMap((entry) =>
        entry.samples.map(({ place, value }) => ({
          type: entry.type,
          place,
          value,
          edit_at: addressOf(samples.adminUrl, entry),
        })),
      )
      return { samples: listed, are_hidden: samples.areHidden }
    },
  }),
}

/** The address of an entry in the content service. */
function addressOf(adminUrl: string, { kind, uid, documentId }: SampleEntry): string {
  const path =
    kind === 'singleType'
      ? `single-types/${uid}`
      : `collection-types/${uid}/${encodeURIComponent(documentId)}`
  return `${adminUrl}/content-manager/${path}`
}
