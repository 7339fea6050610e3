import { VENDOR_ADDRESSES } from './vendor-addresses.ts'

type Account =
  | { gateway: 'msg91'; authKey: string }
  | { gateway: 'twilio'; accountSid: string; authToken: string }

/** What a vendor says of an account. */
export type AccountAnswer = {
  /** Why it would take no message; undefined where it would, as far as one can know. */
  fault: string | undefined
  /** The time of its answer, by its clock. */
  saidAt: Date | undefined
}

type Asked = { signal: AbortSignal; address?: string }

/** An unassigned number: no operator of India has numbers that begin with 0. */
const NOBODYS_NUMBER = '910000000000'

/**
 * Asks a vendor something that needs the account and sends no message.
 *
 * @throws Error where it does not answer
 */
export const tryAccount = (account: Account, asked: Asked): Promise<AccountAnswer> =>
  account.gateway === 'msg91' ? tryMsg91(account.authKey, asked) : tryTwilio(account, asked)

/**
 * MSG91 answers its balance only to accounts with a list of addresses, so it is asked whether a code is that of a number which was
 * never sent one. It refuses, in one way where it knows the key and in another where it does not.
 */
async function tryMsg91(
  authKey: string,
  { signal, address = VENDOR_ADDRESSES.msg91 }: Asked,
): Promise<AccountAnswer> {
  const { status, body, saidAt } = await ask(
    `${address}/api/v5/otp/verify?otp=0000&mobile=${NOBODYS_NUMBER}`,
    {
      headers: { authkey: authKey },
      signal,
    },
  )
  const text = typeof body.message === 'string' ? body.message : ''
  if (
    status === 401 ||
    status === 403 ||
    /auth|whitelist|\bip\b|blocked|expired account|disabled/i.test(text)
  )
    return {
      fault: 'is not taken by MSG91: compare it, and the addresses that its IP security lets in',
      saidAt,
    }
  const isMsg91 = status === 200 && (body.type === 'error' || body.type === 'success')
  return { fault: isMsg91 ? undefined : `was tried, and MSG91 did not answer as it does (${status})`, saidAt }
}

/** Twilio reports whether the account is active and, of one that is no part of another, how much money is left. */
async function tryTwilio(
  { accountSid, authToken }: Extract<Account, { gateway: 'twilio' }>,
  { signal, address = VENDOR_ADDRESSES.twilio }: Asked,
): Promise<AccountAnswer> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const account = `${address}/2010-04-01/Accounts/${accountSid}`
  const request = { headers: { authorization }, signal }
  const { status, body, saidAt } = await ask(`${account}.json`, request)
  if (status === 401 || status === 403)
    return { fault: 'is not taken by Twilio: compare it and TWILIO_ACCOUNT_SID', saidAt }
  if (body.sid !== accountSid)
    return { fault: `was tried, and Twilio did not answer as it does (${status})`, saidAt }
  if (body.status !== 'active')
    return { fault: 'belongs to an account that Twilio does not call active', saidAt }
  const left = await ask(`${account}/Balance.json`, request)
  const isEmpty = left.status === 200 && Number(left.body.balance) <= 0
  return {
    fault: isEmpty ? 'belongs to an account at Twilio without money: no code is sent' : undefined,
    saidAt,
  }
}

async function ask(url: string, request: { headers: Record<string, string>; signal: AbortSignal }) {
  const answer = await fetch(url, { redirect: 'error', ...request })
  const said = Date.parse(answer.headers.get('date') ?? '')
  return {
    status: answer.status,
    body: objectIn(await answer.text()),
    saidAt: Number.isNaN(said) ? undefined : new Date(said),
  }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
