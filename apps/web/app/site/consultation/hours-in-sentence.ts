import { officeHours, type StatedHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { m } from '@pulli/messages/messages.js'

/** The working hours for the middle of a sentence: no line ends inside an hour. */
export function hoursInSentence(contact: StatedHours | undefined) {
  const words = officeHours(contact)?.words ?? m.consultation_hours()
  return words.replace(/ (?=[AP]M\b)/g, '\u00a0')
}
