import { m } from '@pulli/messages/messages.js'

/** "11:00 AM to 08:00 PM" of the settings, as it reads after "between". */
export function hoursInSentence(workingHours: string | undefined) {
  return workingHours?.replace(/ to /, ' and ') ?? m.consultation_hours()
}
