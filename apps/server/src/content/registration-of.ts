import type { Registration } from '@pulli/api/appointment-mail/appointment-mails.ts'
import { parseList } from '@pulli/contracts/content-answers.ts'
import { TeamMember } from '@pulli/contracts/team.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import type { ContentCache } from './content-cache.ts'

/** Returns a person's professional registration, from their team entry. Rejects where the team cannot be read. */
export function registrationOf(content: Pick<ContentCache, 'read'>) {
  return async (documentId: string): Promise<Registration | undefined> => {
    const { records } = parseList(TeamMember, await content.read(contentPaths.teams))
    return records.find((member) => member.documentId === documentId)
  }
}
