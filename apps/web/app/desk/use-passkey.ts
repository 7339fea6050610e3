import type { PasskeyAnswer, PasskeyOptions } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect } from 'react'
import type { Outcome, Refused } from '#api/call-api.ts'

/** Fetched by the pages that sign in or add a device, and by no other. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Fetches the library early: some browsers ask for a passkey only right after a press. */
export function usePasskeyLibrary() {
  useEffect(() => void loadLibrary().catch(() => {}), [])
}

/** Asks the device for a passkey that it has. */
export function askForPasskey({ options }: PasskeyOptions): Promise<Outcome<PasskeyAnswer>> {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )
}

/** Asks the device to make a passkey. */
export function askForNewPasskey({ options }: PasskeyOptions): Promise<Outcome<PasskeyAnswer>> {
  return ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
}

async function ask(
  start: (library: Awaited<ReturnType<typeof loadLibrary>>) => Promise<object>,
): Promise<Outcome<PasskeyAnswer>> {
  const library = await loadLibrary().catch(() => undefined)
  if (library === undefined) return { kind: 'unanswered' }
  if (!library.browserSupportsWebAuthn()) return refused(m.desk_passkey_unsupported())
  try {
    return { kind: 'done', data: (await start(library)) as PasskeyAnswer, message: '' }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return refused(m.desk_passkey_known())
    if (name === 'SecurityError') return refused(m.desk_passkey_wrong_address())
    return refused(m.desk_passkey_cancelled())
  }
}

const refused = (message: string): Refused => ({
  kind: 'refused',
  status: 0,
  code: 'no-passkey',
  message,
  fields: {},
})
