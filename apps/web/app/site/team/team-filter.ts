import { splitTags } from '@pulli/contracts/content.ts'
import type { TeamMember } from '@pulli/contracts/team.ts'
import { addresses } from '#addresses.ts'

/** Whom a visitor looks for; empty text: it does not matter. */
export interface TeamFilter {
  /** What it is about. */
  about: string
  language: string
  age: '' | 'adult' | 'child'
}

/** The available choices: only what at least one person of the team has. */
export interface TeamChoices {
  about: string[]
  language: string[]
  /** Some see adults only, or children only. */
  age: boolean
}

type Member = Pick<TeamMember, 'topics' | 'languages' | 'ages'>

/** Reads the filter out of an address. */
export function teamFilter(url: string): TeamFilter {
  const query = new URL(url).searchParams
  const value = (name: string) => query.get(name)?.trim() ?? ''
  const age = value('age')
  return {
    about: value('about'),
    language: value('language'),
    age: age === 'adult' || age === 'child' ? age : '',
  }
}

/** Returns whether anything was chosen. */
export function isFiltered({ about, language, age }: TeamFilter): boolean {
  return about !== '' || language !== '' || age !== ''
}

/** Returns whether a person matches the filter. A person without ages sees all ages. */
export function isLookedFor({ topics, languages, ages }: Member, filter: TeamFilter): boolean {
  const has = (words: string | undefined, wanted: string) =>
    wanted === '' || splitTags(words).some((word) => word.toLowerCase() === wanted.toLowerCase())
  const others = filter.age === 'adult' ? 'Children and teenagers' : 'Adults'
  return (
    has(topics, filter.about) && has(languages, filter.language) && (filter.age === '' || ages !== others)
  )
}

/** Returns what can be chosen, in the order of the alphabet. */
export function teamChoices(members: readonly Member[]): TeamChoices {
  const wordsOf = (texts: (string | undefined)[]) =>
    [...new Set(texts.flatMap((text) => splitTags(text)))].toSorted((a, b) => a.localeCompare(b, 'en'))
  return {
    about: wordsOf(members.map(({ topics }) => topics)),
    language: wordsOf(members.map(({ languages }) => languages)),
    age: members.some(({ ages }) => ages === 'Adults' || ages === 'Children and teenagers'),
  }
}

/** The form with a person's name in it. */
export function askAddress(documentId: string): string {
  return `${addresses.consultation}?${new URLSearchParams({ ask: documentId })}`
}
