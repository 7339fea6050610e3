import type { DepartmentMembers } from './read-team.ts'

/** Structured data of the team for search engines (schema.org `Person`), without samples. */
export function peopleData(team: readonly DepartmentMembers[]) {
  const people = team.flatMap(({ members }) => members).filter(({ isSample }) => !isSample)
  return people.map(({ name, specialization, languages, facebook, instagram, twitter }) => ({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: specialization,
    knowsLanguage: languages?.split(/,\s*/),
    sameAs: [facebook, instagram, twitter].filter(Boolean),
  }))
}
