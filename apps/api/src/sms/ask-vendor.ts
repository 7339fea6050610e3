import { SmsFailure } from './sms-gateway.ts'

/** How long a vendor may take before a message counts as not taken. */
const VENDOR_MILLISECONDS = 5_000

/** A vendor's answer: the status and its JSON. */
export type VendorAnswer = { status: number; body: Record<string, unknown> }

/**
 * Sends one request to an SMS vendor. It follows no redirect: the code goes where the settings say, or nowhere.
 * @throws SmsFailure `timeout`, `unreachable` (also where the answer is not JSON: a vendor's refusals are), `busy` (429 and 5xx)
 */
export async function askVendor(
  url: string,
  request: { headers: Record<string, string>; body: string },
  milliseconds = VENDOR_MILLISECONDS,
): Promise<VendorAnswer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
      ...request,
    })
    const text = await answer.text()
    if (answer.status === 429 || answer.status >= 500) throw new SmsFailure('busy', String(answer.status))
    const body = objectIn(text)
    if (body === undefined) throw new SmsFailure('unreachable')
    return { status: answer.status, body }
  } catch (error) {
    if (error instanceof SmsFailure) throw error
    throw new SmsFailure(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** A number that a vendor gave to what went wrong; anything longer or with other letters is not repeated. */
export function vendorCodeOf(value: unknown): string | undefined {
  const code = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,6}$/.test(code) ? code : undefined
}
