import { parseList } from '@pulli/contracts/content-answers.ts'
import { TeamMember } from '@pulli/contracts/team.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

/** Returns the published team entries. Rejects where they cannot be read. */
export function teamEntries(content: Pick<ContentCache, 'read'>) {
  return async (): Promise<readonly TeamMember[]> =>
    parseList(TeamMember, await content.read(contentPaths.teams)).records
}

/** Returns the name of a published team entry, or undefined where there is none. Rejects where they cannot be read. */
export function teamName(content: Pick<ContentCache, 'read'>) {
  return async (documentId: string): Promise<string | undefined> => {
    const records = await teamEntries(content)()
    return records.find((member) => member.documentId === documentId)?.name
  }
}
