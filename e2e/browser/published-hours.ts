import { publishHoursIn } from '../publish-hours.ts'
import { stack } from '../stack/shared-stack.ts'

/** Publishes hours of two people of the test alone. */
export const publishHours = () => publishHoursIn(stack.databaseUrl)
