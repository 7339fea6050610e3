import type { PasskeyAnswer, PasskeyOptions } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect } from 'react'

/** Fetched by the pages that sign in or add a device, and by no other. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** What came of asking the device: its answer, or what to do. */
export type AskedDevice = { answer: PasskeyAnswer } | { fault: string }

/** Fetches the library early: some browsers ask for a passkey only right after a press. */
export function usePasskeyLibrary() {
  useEffect(() => void loadLibrary().catch(() => {}), [])
}

/** Asks the device for a passkey that it has. */
export function askForPasskey({ options }: PasskeyOptions): Promise<AskedDevice> {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )
}

/** Asks the device to make a passkey. */
export function askForNewPasskey({ options }: PasskeyOptions): Promise<AskedDevice> {
  return ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  )
}

async function ask(
  start: (library: Awaited<ReturnType<typeof loadLibrary>>) => Promise<object>,
): Promise<AskedDevice> {
  const library = await loadLibrary().catch(() => undefined)
  if (library === undefined) return { fault: m.form_unanswered() }
  if (!library.browserSupportsWebAuthn()) return { fault: m.desk_passkey_unsupported() }
  try {
    return { answer: (await start(library)) as PasskeyAnswer }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return { fault: m.desk_passkey_known() }
    if (name === 'SecurityError') return { fault: m.desk_passkey_wrong_address() }
    return { fault: m.desk_passkey_cancelled() }
  }
}
