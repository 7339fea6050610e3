import { parseList } from '@pulli/contracts/content-answers.ts'
import { TeamMember } from '@pulli/contracts/team.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

/** Returns the document ids of the sample people of the team page, by their names. */
export async function sampleTeamEntries(content: Pick<ContentCache, 'read'>): Promise<Map<string, string>> {
  const { records } = parseList(TeamMember, await content.read(contentPaths.teams))
  return new Map(
    records.flatMap(({ name, documentId, isSample }) => (isSample ? [[name, documentId] as const] : [])),
  )
}
