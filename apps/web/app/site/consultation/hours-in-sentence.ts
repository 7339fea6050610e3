import { m } from '@pulli/messages/messages.js'

/** "11:00 AM to 08:00 PM" of the settings, as it reads after "between"; no line ends inside an hour. */
export function hoursInSentence(workingHours: string | undefined) {
  const hours = workingHours?.replace(/ to /, ' and ') ?? m.consultation_hours()
  return hours.replace(/ (?=[AP]M\b)/g, '\u00a0')
}
