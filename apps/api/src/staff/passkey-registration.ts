import type { PasskeyAnswer } from '@pulli/contracts/staff.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { insertPasskey, listPasskeys } from '@pulli/data/staff/passkeys.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ApiContext } from '#context.ts'
import { isOwnChallenge, makeChallenge, spendAnsweredChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'

/** More than one person's devices. */
const MOST_PASSKEYS = 10

/** Whose passkey it becomes, as the authenticator shows it. */
export type PasskeyOwner = { staffId: string; name: string; email: string }

/** What an authenticator is asked when it makes a passkey: one that it finds by itself, and that it unlocks. */
export async function passkeyOptions(
  { config, clock, database }: ApiContext,
  { staffId, name, email }: PasskeyOwner,
) {
  const known = await listPasskeys(database.db, staffId)
  return generateRegistrationOptions({
    rpName: m.shell_brand(),
    rpID: relyingParty(config.signIn.publicUrl).id,
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(makeChallenge(config.keys, purposeOf(staffId), clock())),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as never,
    })),
  })
}

/** A new passkey that answered rightly: stored in the transaction of what it is for. */
export type NewlyProven = (tx: Tx, device: string) => Promise<string>

/**
 * Checks what an authenticator answered that made a passkey for a person.
 * @throws DomainError `wrong-passkey`, and when stored also `devices-full`
 */
export async function proveNewPasskey(
  { config, clock }: ApiContext,
  staffId: string,
  answer: PasskeyAnswer,
): Promise<NewlyProven> {
  const now = clock()
  const { id, origin } = relyingParty(config.signIn.publicUrl)
  let challenge = ''
  const verified = await verifyRegistrationResponse({
    // The contract has the shape; the library checks what is in it.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (given: string) => {
      challenge = given
      return isOwnChallenge(config.keys, purposeOf(staffId), given, now)
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) throw new DomainError('wrong-passkey')
  const { credential } = verified.registrationInfo
  return async (tx, device) => {
    if ((await listPasskeys(tx, staffId)).length >= MOST_PASSKEYS) throw new DomainError('devices-full')
    const passkeyId = uuidV7(now)
    const isNew =
      (await spendAnsweredChallenge(tx, challenge)) &&
      (await insertPasskey(tx, {
        staffId,
        id: passkeyId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        device,
        now,
      }))
    if (!isNew) throw new DomainError('wrong-passkey')
    return passkeyId
  }
}

/** A challenge for one person's new passkey is no good for another's. */
const purposeOf = (staffId: string) => `new passkey ${staffId}`
