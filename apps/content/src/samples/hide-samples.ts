type Value = unknown

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a production site may show of an answer: without every record and part that is a sample, and without success
 * rates that name no source and no period (decision D48).
 */
export function hideSamples(value: Value): Value {
  if (Array.isArray(value)) return value.filter((item) => !isHidden(item)).map(hideSamples)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isHidden(part) ? null : hideSamples(part)]),
  )
}

const isHidden = (value: Value) => isRecord(value) && (value.isSample === true || isBareRate(value))

/** A figure such as "98%" that does not say who counted, and when. */
const isBareRate = ({ label, value, source, period }: Record<string, Value>) =>
  typeof label === 'string' && typeof value === 'string' && /%|per\s?cent/i.test(value) && !(source && period)
