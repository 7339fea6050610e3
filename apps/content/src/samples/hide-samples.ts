type Value = unknown

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a production site may show of an answer: without every record and part that is a sample, without success rates
 * that name no source and no period (decision D48), and without unconfirmed round-the-clock support.
 */
export function hideSamples(value: Value): Value {
  if (Array.isArray(value)) return value.filter((item) => !isHidden(item)).map(hideSamples)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(withoutPromise(value)).map(([name, part]) => [
      name,
      isHidden(part) ? null : hideSamples(part),
    ]),
  )
}

/** Support at any hour, as a plan promises it: "24-hour support", "24x7". The site marks the same words. */
const AT_ANY_HOUR = /\b24[\s-]?hours?\b|\b24\s?[x×/]\s?7\b|round the clock|day and night/i

/** Without what a plan promises of support at any hour, until an editor confirms that someone answers then. */
function withoutPromise(plan: Record<string, Value>): Record<string, Value> {
  const { benefits, supportHours, isSupportConfirmed } = plan
  if (typeof benefits !== 'string' || isSupportConfirmed === true) return plan
  const lines = benefits.split('\n').filter((line) => !AT_ANY_HOUR.test(line))
  return {
    ...plan,
    benefits: lines.join('\n'),
    ...(AT_ANY_HOUR.test(String(supportHours)) && { supportHours: null }),
  }
}

const isHidden = (value: Value) => isRecord(value) && (value.isSample === true || isBareRate(value))

/** A figure such as "98%" that does not say who counted, and when. */
const isBareRate = ({ label, value, source, period }: Record<string, Value>) =>
  typeof label === 'string' && typeof value === 'string' && /%|per\s?cent/i.test(value) && !(source && period)
