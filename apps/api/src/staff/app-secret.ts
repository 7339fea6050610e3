import type { AppProof, AppSecret } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type SiteKey } from '#keys/keys.ts'
import { appAddress, drawAppSecret, stepOfCode } from './totp.ts'

/** Draws a secret for someone's app. It is stored with its first right code; until then only the caller has it. */
export function offerAppSecret({ config }: ApiContext, staffId: string, email: string): AppSecret {
  const secret = drawAppSecret()
  const proof = proofOf(config.keys.current, staffId, secret).toString('base64url')
  return { secret, address: appAddress(secret, email), proof }
}

/**
 * Checks that an app has the secret that was drawn for this person.
 * @param field the field of the code in the caller's body
 * @returns the step of the code, which is spent with it
 * @throws InvalidInput if the code is wrong, or the secret was not drawn here
 */
export function proveApp(
  { config, clock }: ApiContext,
  { staffId, app, field }: { staffId: string; app: AppProof; field: string },
): number {
  const isOwn = isMadeWith(
    config.keys,
    (key) => proofOf(key, staffId, app.secret),
    Buffer.from(app.proof, 'base64url'),
  )
  const step = isOwn ? stepOfCode(app.secret, app.code, clock()) : undefined
  if (step === undefined) throw new InvalidInput({ [field]: m.field_app_code_wrong() })
  return step
}

const proofOf = (key: SiteKey, staffId: string, secret: string) =>
  keyedHash(key, 'staff authenticator app', staffId, secret)
