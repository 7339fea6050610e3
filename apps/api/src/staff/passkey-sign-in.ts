import type { PasskeyAnswer } from '@pulli/contracts/staff.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { findPasskey, storePasskeyUse } from '@pulli/data/staff/passkeys.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { ApiContext } from '#context.ts'
import { isOwnChallenge, makeChallenge, spendAnsweredChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

const PURPOSE = 'sign-in'

/** The challenge of a sign-in. It names no account: the passkey does. */
export function passkeySignInOptions({ config, clock }: ApiContext) {
  return generateAuthenticationOptions({
    rpID: relyingParty(config.signIn.publicUrl).id,
    challenge: bytesOf(makeChallenge(config.keys, PURPOSE, clock())),
    userVerification: 'required',
  })
}

/** A passkey that answered rightly, with what its use changes. */
export type ProvenPasskey = { staffId: string; use: (tx: Tx) => Promise<void> }

/**
 * Checks what an authenticator answered. The use is a step of its own, in the transaction of the sign-in.
 * @throws DomainError `wrong-passkey`
 */
export async function provePasskey(
  { config, clock, database }: ApiContext,
  answer: PasskeyAnswer,
): Promise<ProvenPasskey> {
  const now = clock()
  const passkey = await findPasskey(database.db, answer.id)
  if (passkey === undefined) throw new DomainError('wrong-passkey')
  const { id, origin } = relyingParty(config.signIn.publicUrl)
  let challenge = ''
  const verified = await verifyAuthenticationResponse({
    // The contract has the shape; the library checks what is in it.
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (given: string) => {
      challenge = given
      return isOwnChallenge(config.keys, PURPOSE, given, now)
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: answer.id,
      publicKey: bytesOf(passkey.publicKey),
      counter: Number(passkey.counter),
      transports: passkey.transports as never,
    },
  }).catch(() => undefined)
  if (!verified?.verified) throw new DomainError('wrong-passkey')
  const { staffId } = passkey
  const counter = verified.authenticationInfo.newCounter
  return {
    staffId,
    use: async (tx) => {
      const isFirst = await spendAnsweredChallenge(tx, challenge)
      if (!isFirst || !(await storePasskeyUse(tx, { staffId, id: passkey.id, counter, now })))
        throw new DomainError('wrong-passkey')
    },
  }
}

/** The library wants an array of its own, and not a part of a pool. */
const bytesOf = (bytes: Buffer) => new Uint8Array(bytes)
