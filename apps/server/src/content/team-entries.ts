import type { Registration } from '@pulli/api/appointment-mail/appointment-mails.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import { TeamMember } from '@pulli/contracts/team.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

// Each rejects where the team cannot be read.
type Content = Pick<ContentCache, 'read'>

/** Returns the published team entries. */
export const teamEntries = (content: Content) => async (): Promise<readonly TeamMember[]> =>
  parseList(TeamMember, await content.read(contentPaths.teams)).records

const entryOf = (content: Content) => async (documentId: string) =>
  (await teamEntries(content)()).find((member) => member.documentId === documentId)

/** Returns the name of a published team entry, or undefined where there is none. */
export const teamName = (content: Content) => async (documentId: string) =>
  (await entryOf(content)(documentId))?.name

/** Returns a person's professional registration, from their team entry. */
export const registrationOf: (content: Content) => (documentId: string) => Promise<Registration | undefined> =
  entryOf

/** Returns the document ids of the sample people of the team page, by their names. */
export async function sampleTeamEntries(content: Content): Promise<Map<string, string>> {
  const samples = (await teamEntries(content)()).filter(({ isSample }) => isSample)
  return new Map(samples.map(({ name, documentId }) => [name, documentId]))
}
