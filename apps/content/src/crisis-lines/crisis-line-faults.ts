/** The parts of a crisis line that an editor can get wrong. */
interface EnteredLine {
  telephone?: unknown
  alternativeTelephone?: unknown
  whatsapp?: unknown
  chat?: unknown
  app?: unknown
  checkedOn?: unknown
  openingHours?: unknown
  testCalls?: unknown
}

const DIALLED = /^\+?\d{3,15}$/
const INTERNATIONAL = /^\+\d{8,15}$/

/**
 * Returns a message for the editor if a line cannot be saved as it is.
 *
 * @param today `YYYY-MM-DD`
 */
export function faultOfCrisisLine(line: EnteredLine, today: string): string | undefined {
  if (isFilled(line.telephone) && !DIALLED.test(String(line.telephone)))
    return '"Number as dialled" takes digits only, with + and the country code where it is needed: +919152987821.'
  if (isFilled(line.alternativeTelephone) && !DIALLED.test(String(line.alternativeTelephone)))
    return '"Second number as dialled" takes digits only, for example 18008914416.'
  if (isFilled(line.whatsapp) && !INTERNATIONAL.test(String(line.whatsapp)))
    return '"WhatsApp" takes the number with + and the country code, digits only: +919999666555.'
  for (const [label, address] of [
    ['Chat', line.chat],
    ['App', line.app],
  ])
    if (isFilled(address) && !/^https:\/\/[^\s/]+\.[^\s/]+/.test(String(address)))
      return `"${label}" takes a full address that begins with https://.`
  if (isFilled(line.checkedOn) && String(line.checkedOn) > today)
    return '"Checked on" is in the future. Enter the day on which the helpline was checked.'
  const late = listOf(line.testCalls).find(({ calledOn }) => isFilled(calledOn) && String(calledOn) > today)
  return late && 'A test call is dated in the future. Enter the day on which you called.'
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
