import { sql } from 'kysely'

/**
 * Whether the person of the row `staff` has published hours: weekly ones that are not over, or extra hours to come.
 * @param today `YYYY-MM-DD`
 */
export const hasHours = (today: string) => sql<boolean>`(
  exists (select from availability_rules as rule
    where rule.staff_id = staff.id and coalesce(rule.valid_to, 'infinity') >= ${today}::date)
  or exists (select from availability_exceptions as exception
    where exception.staff_id = staff.id and exception.kind = 'extra' and exception.last_on >= ${today}::date)
)`
