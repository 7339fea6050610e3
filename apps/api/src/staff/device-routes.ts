import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
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
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
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
import { STAFF_ONLY, staffOf } from './require-staff.ts'

const head = { tags: ['Own devices'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const Address = z.strictObject({
  id: z.uuid().meta({ description: 'The id of the passkey or the session.' }),
})

/** The caller's own ways to sign in, and where they are signed in. */
export function deviceRoutes(app: FastifyInstance, context: ApiContext): void {
  const callerOf = (request: FastifyRequest) => ({ person: staffOf(request), requestId: request.id })

  app.get('/devices', {
    schema: {
      ...head,
      operationId: 'listOwnDevices',
      summary: 'List the own devices and sessions',
      description: 'Passkeys, the authenticator app, how many recovery codes are left, and active sessions.',
      response: { 200: successOf(OwnDevices), ...refusals },
    },
    handler: async (request, reply) => {
      const devices = await showDevices(context, staffOf(request))
      return sendAnswer(reply, { envelope: succeeded(m.staff_devices(), devices) })
    },
  })

  app.post('/devices/passkey-options', {
    schema: {
      ...head,
      operationId: 'startNewPasskey',
      summary: 'Get a challenge for another passkey',
      description:
        'Within 15 minutes of the sign-in. Names the passkeys that are there, so that no device makes a second one.',
      body: Nothing,
      response: { 200: successOf(PasskeyOptions), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const person = staffOf(request)
      readBody(Nothing, request.body)
      const options = { ...(await passkeyOptions(context, person)) }
      return sendAnswer(reply, { envelope: succeeded(m.staff_passkey_options(), { options }) })
    },
  })

  app.post('/devices/passkeys', {
    schema: {
      ...head,
      operationId: 'addPasskey',
      summary: 'Add a passkey',
      description: 'Within 15 minutes of the sign-in. A person has 10 passkeys at most.',
      body: NewPasskey,
      response: { 200: successOf(ChangedDevice), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { passkey } = readBody(NewPasskey, request.body)
      const device = deviceName(request.headers['user-agent'])
      const id = await addPasskey(context, { passkey, device }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_passkey_added(), { id }) })
    },
  })

  app.delete('/devices/passkeys/:id', {
    schema: {
      ...head,
      operationId: 'removePasskey',
      summary: 'Remove a passkey',
      description: 'The last way to sign in stays.',
      params: Address,
      response: { 200: successOf(ChangedDevice), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const id = idInAddress(request, 'unknown-device')
      await removePasskey(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_passkey_removed(), { id }) })
    },
  })

  app.post('/devices/app-secret', {
    schema: {
      ...head,
      operationId: 'startNewApp',
      summary: 'Get the secret of another authenticator app',
      description: 'Within 15 minutes of the sign-in. The secret is stored with its first code.',
      body: Nothing,
      response: { 200: successOf(AppSecret), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const person = staffOf(request)
      readBody(Nothing, request.body)
      const secret = offerAppSecret(context, person.staffId, person.email)
      return sendAnswer(reply, { envelope: succeeded(m.staff_app_secret(), secret) })
    },
  })

  app.put('/devices/app', {
    schema: {
      ...head,
      operationId: 'addApp',
      summary: 'Add an authenticator app',
      description:
        'In place of an earlier one. The answer has ten recovery codes, which cannot be read again.',
      body: AppProof,
      response: { 200: successOf(MadeRecoveryCodes), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const recovery_codes = await addApp(context, readBody(AppProof, request.body), caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_app_added(), { recovery_codes }) })
    },
  })

  app.delete('/devices/app', {
    schema: {
      ...head,
      operationId: 'removeApp',
      summary: 'Remove the authenticator app',
      description: 'Its recovery codes go with it. The last way to sign in stays.',
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      await removeApp(context, callerOf(request))
      return sendAnswer(reply, { envelope: succeeded(m.staff_app_removed(), {}) })
    },
  })

  app.post('/devices/recovery-codes', {
    schema: {
      ...head,
      operationId: 'makeStaffRecoveryCodes',
      summary: 'Make new recovery codes',
      description: 'In place of the earlier ones. They cannot be read again.',
      body: Nothing,
      response: { 200: successOf(MadeRecoveryCodes), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      readBody(Nothing, request.body)
      const recovery_codes = await renewRecoveryCodes(context, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_recovery_codes_made(), { recovery_codes }) })
    },
  })

  app.delete('/sessions/:id', {
    schema: {
      ...head,
      operationId: 'endStaffSession',
      summary: 'End one of the own sessions',
      description: 'Its cookie stops working at once, on every server.',
      params: Address,
      response: { 200: successOf(ChangedDevice), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const id = idInAddress(request, 'unknown-session')
      await endOwnSession(context, id, caller)
      return sendAnswer(reply, { envelope: succeeded(m.staff_session_ended(), { id }) })
    },
  })
}
