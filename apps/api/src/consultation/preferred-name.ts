import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { inTime } from './in-time.ts'

/**
 * Returns the name of the person whom a visitor asks for; undefined where they name no one, or the team cannot be
 * read at once: the request is stored with the entry alone.
 *
 * @throws InvalidInput if the team has no such entry
 */
export async function preferredName(
  { teamName }: Pick<ApiContext, 'teamName'>,
  documentId: string | undefined,
): Promise<string | undefined> {
  if (documentId === undefined || teamName === undefined) return undefined
  const found = await inTime(async () => ({ name: await teamName(documentId) }), undefined)
  if (found !== undefined && found.name === undefined)
    throw new InvalidInput({ preferred_staff: m.field_preferred_staff_unknown() })
  return found?.name
}
