import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'

/** Someone of the desk who makes a call, and its id for the audit trail. */
export type DeskCaller = { person: SignedInStaff; traceId: string }

/** Returns whether someone answers requests. Others, who are counsellors alone, see what is theirs. */
export function isCoordinator({ roles }: Pick<SignedInStaff, 'roles'>): boolean {
  return roles.includes('coordinator') || roles.includes('owner')
}

/** Whose requests someone may see. */
export function scopeOf(person: SignedInStaff): { staffId: string; isOwnOnly: boolean } {
  return { staffId: person.staffId, isOwnOnly: !isCoordinator(person) }
}
