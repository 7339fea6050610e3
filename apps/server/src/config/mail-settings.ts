import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DkimKey } from '@pulli/api/mail/transport.ts'
import { z } from 'zod'
import type { Environment, Fault } from './faults.ts'
import { MailAddress, SmtpUrl } from './values.ts'

/** How mails are sent: shared by `npm start` and the server process. */
export const mailVariables = {
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: MailAddress.default('Pulli <no-reply@example.org>'),
  DKIM_KEY_FILE: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i,
      'must be a name of DNS, such as pulli2026: the key stands under it',
    )
    .optional(),
}

/** RFC 8301: at least 1024 bits, and signers should use 2048. Shorter keys are refused by large receivers. */
const MIN_KEY_BITS = 2_048

/** Faults in the key that signs mails. */
export function mailFaults({ DKIM_KEY_FILE: file, DKIM_SELECTOR: selector }: Environment): Fault[] {
  if (file === undefined && selector === undefined) return []
  if (file === undefined) return [fault('DKIM_KEY_FILE', 'must be set when DKIM_SELECTOR is set')]
  if (selector === undefined) return [fault('DKIM_SELECTOR', 'must be set when DKIM_KEY_FILE is set')]
  const wrong = keyFault(file)
  return wrong === undefined ? [] : [fault('DKIM_KEY_FILE', wrong)]
}

/** Reads the key that signs mails; undefined: they are not signed here. */
export function dkimKey(env: {
  DKIM_KEY_FILE?: string | undefined
  DKIM_SELECTOR?: string | undefined
}): DkimKey | undefined {
  if (env.DKIM_KEY_FILE === undefined || env.DKIM_SELECTOR === undefined) return undefined
  return { selector: env.DKIM_SELECTOR, privateKey: readFileSync(env.DKIM_KEY_FILE, 'utf8') }
}

function keyFault(file: string): string | undefined {
  let pem: string
  try {
    pem = readFileSync(file, 'utf8')
  } catch {
    return 'must name a file that this account can read'
  }
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    const bits = asymmetricKeyDetails?.modulusLength ?? 0
    if (asymmetricKeyType === 'rsa' && bits >= MIN_KEY_BITS) return undefined
  } catch {
    // Not a key at all: the same words help.
  }
  return `must name a private RSA key of ${MIN_KEY_BITS} bits or more, without a passphrase, as \`openssl genrsa -out dkim.pem ${MIN_KEY_BITS}\` makes one`
}

const fault = (variable: string, message: string): Fault => ({ variable, message })
