import { Nothing } from '@pulli/contracts/sign-in.ts'
import {
  AppProof,
  AppSecret,
  ChangedDevice,
  MadeRecoveryCodes,
  NewPasskey,
  OwnDevices,
  PasskeyOptions,
} from '@pulli/contracts/staff.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf, idParam } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { offerAppSecret } from './app-secret.ts'
import {
  addApp,
  addPasskey,
  endOwnSession,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  showDevices,
} from './change-devices.ts'
import { passkeyOptions } from './passkey-registration.ts'

const call = callsOf({ tag: 'Own devices', caller: 'staff', limit: KNOWN_STAFF })

const ID = 'The id of the passkey or the session.'
const GONE = { safeBecause: 'sent again it answers 404, and nothing is left to remove' }

/** The caller's own ways to sign in, and where they are signed in. */
export const deviceCalls = {
  listOwnDevices: call({
    route: 'GET /devices',
    summary: 'List the own devices and sessions',
    description: 'Passkeys, the authenticator app, how many recovery codes are left, and active sessions.',
    answer: OwnDevices,
    says: m.staff_devices,
    run: ({ context, caller }) => showDevices(context, caller.person),
  }),
  startNewPasskey: call({
    route: 'POST /devices/passkey-options',
    summary: 'Get a challenge for another passkey',
    description:
      'Within 15 minutes of the sign-in. Names the passkeys that are there, so that no device makes a second one.',
    body: Nothing,
    answer: PasskeyOptions,
    retry: { safeBecause: 'a challenge is not stored' },
    signIn: 'fresh',
    says: m.staff_passkey_options,
    run: async ({ context, caller }) => ({ options: { ...(await passkeyOptions(context, caller.person)) } }),
  }),
  addPasskey: call({
    route: 'POST /devices/passkeys',
    summary: 'Add a passkey',
    description: 'Within 15 minutes of the sign-in. A person has 10 passkeys at most.',
    body: NewPasskey,
    answer: ChangedDevice,
    refuses: ['wrong-passkey', 'devices-full'],
    retry: {
      safeBecause: 'a challenge is answered once: sent again it answers 401, and the passkey is there',
    },
    signIn: 'fresh',
    says: m.staff_passkey_added,
    run: async ({ context, caller, body: { passkey }, request }) => {
      const device = deviceName(request.headers['user-agent'])
      return { id: await addPasskey(context, { passkey, device }, caller) }
    },
  }),
  removePasskey: call({
    route: 'DELETE /devices/passkeys/:id',
    summary: 'Remove a passkey',
    description: 'The last way to sign in stays.',
    params: { id: idParam(ID, 'unknown-device') },
    answer: ChangedDevice,
    refuses: ['last-device'],
    retry: GONE,
    signIn: 'fresh',
    says: m.staff_passkey_removed,
    run: async ({ context, caller, id }) => {
      await removePasskey(context, id, caller)
      return { id }
    },
  }),
  startNewApp: call({
    route: 'POST /devices/app-secret',
    summary: 'Get the secret of another authenticator app',
    description: 'Within 15 minutes of the sign-in. The secret is stored with its first code.',
    body: Nothing,
    answer: AppSecret,
    retry: { safeBecause: 'a secret is stored with its first code' },
    signIn: 'fresh',
    says: m.staff_app_secret,
    run: ({ context, caller: { person } }) => offerAppSecret(context, person.staffId, person.email),
  }),
  addApp: call({
    route: 'PUT /devices/app',
    summary: 'Add an authenticator app',
    description: 'In place of an earlier one. The answer has ten recovery codes, which cannot be read again.',
    body: AppProof,
    answer: MadeRecoveryCodes,
    retry: { safeBecause: 'the same app is stored again, with recovery codes that replace the first ones' },
    signIn: 'fresh',
    says: m.staff_app_added,
    run: async ({ context, caller, body }) => ({ recovery_codes: await addApp(context, body, caller) }),
  }),
  removeApp: call({
    route: 'DELETE /devices/app',
    summary: 'Remove the authenticator app',
    description: 'Its recovery codes go with it. The last way to sign in stays.',
    answer: z.strictObject({}),
    refuses: ['unknown-device', 'last-device'],
    retry: GONE,
    signIn: 'fresh',
    says: m.staff_app_removed,
    run: async ({ context, caller }) => {
      await removeApp(context, caller)
      return {}
    },
  }),
  makeStaffRecoveryCodes: call({
    route: 'POST /devices/recovery-codes',
    summary: 'Make new recovery codes',
    description: 'In place of the earlier ones. They cannot be read again.',
    body: Nothing,
    answer: MadeRecoveryCodes,
    retry: {
      safeBecause: 'codes are kept as hashes and cannot be answered again: sent again it makes others',
    },
    signIn: 'fresh',
    says: m.staff_recovery_codes_made,
    run: async ({ context, caller }) => ({ recovery_codes: await renewRecoveryCodes(context, caller) }),
  }),
  endStaffSession: call({
    route: 'DELETE /sessions/:id',
    summary: 'End one of the own sessions',
    description: 'Its cookie stops working at once, on every server.',
    params: { id: idParam(ID, 'unknown-session') },
    answer: ChangedDevice,
    retry: { safeBecause: 'sent again it answers 404, and the session is over' },
    // Ending a session must be quick.
    signIn: 'any',
    says: m.staff_session_ended,
    run: async ({ context, caller, id }) => {
      await endOwnSession(context, id, caller)
      return { id }
    },
  }),
}
