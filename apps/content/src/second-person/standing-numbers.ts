import { changedFields, type GuardedValues } from './guarded-values'

/** Emergency, and Tele-MANAS: the site knows them by itself. */
const STANDING = ['112', '14416']

const isStanding = (telephone: unknown) =>
  typeof telephone === 'string' && STANDING.includes(telephone.replaceAll(/\D/g, ''))

const REFUSED =
  '112 and 14416 stay as they are. Only the days of their checks and their test calls can be changed.'

/** Returns a message for the editor if a publication would change what 112 or 14416 say, or add another entry for them. */
export function faultOfStanding(before: GuardedValues, after: GuardedValues): string | undefined {
  const isConcerned = [before, after].some((values) => isStanding(values['Number as dialled']))
  return isConcerned && changedFields(before, after).length > 0 ? REFUSED : undefined
}

/** The same for a helpline that would be taken off the site. */
export function faultOfWithdrawal(before: GuardedValues): string | undefined {
  return isStanding(before['Number as dialled']) ? REFUSED : undefined
}
