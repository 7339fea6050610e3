import { sql } from 'kysely'

/**
 * A request that is known to be that of who has its number. Any other may be the call for help of someone who shares the
 * phone: it follows no member, and the desk alone erases it (decision D63).
 */
export const IS_CLAIMED = sql<boolean>`(claimed_at is not null and disowned_at is null)`
