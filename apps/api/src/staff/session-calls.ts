import { Nothing } from '@pulli/contracts/sign-in.ts'
import {
  AppSecret,
  CmsEntrance,
  InvitationLink,
  InvitationShown,
  Join,
  Joined,
  JoinOptions,
  PasskeyOptions,
  StaffSession,
  StaffSignIn,
} from '@pulli/contracts/staff.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { findStaffSession, type SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { OWN_SITE } from '#http/refuse-cross-site.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { endOwnSession } from './change-devices.ts'
import { joinAppSecret, joinDesk, joinPasskeyOptions, showInvitation } from './join-desk.ts'
import { passkeySignInOptions } from './passkey-sign-in.ts'
import { signInStaff } from './sign-in-staff.ts'
import { clearStaffCookies, sentStaffToken, setStaffCookies, staffBrowserOf } from './staff-cookies.ts'
import { staffEvent } from './staff-event.ts'
import type { StaffBrowser } from './start-staff-session.ts'

const open = callsOf({ tag: 'Session', caller: 'anyone' })
const call = callsOf({ tag: 'Session', caller: 'staff', limit: KNOWN_STAFF })
const editing = callsOf({ tag: 'Session', caller: ['editor', 'owner'], limit: KNOWN_STAFF })
const join = callsOf({ tag: 'Joining', caller: 'anyone', refuses: ['unknown-invitation'] })

const DESK_COOKIES =
  'The cookie of the session (`desk`, on https `__Host-desk`), `DESK-XSRF-TOKEN` and `desk-browser`'

/** Signing in and out at the desk. */
export const staffSessionCalls = {
  startStaffSignIn: open({
    route: 'POST /session/passkey-options',
    summary: 'Get a challenge for a passkey',
    description:
      'Names nobody: the passkey says who it is. A challenge is good for five minutes and one answer.',
    guard: OWN_SITE,
    body: Nothing,
    answer: PasskeyOptions,
    limit: { noneBecause: 'a challenge is computed, and reads and stores nothing' },
    retry: { safeBecause: 'a challenge is not stored, and a second one takes nothing from the first' },
    says: m.staff_passkey_options,
    run: async ({ context }) => ({ options: { ...(await passkeySignInOptions(context)) } }),
  }),
  signInStaff: open({
    route: 'POST /session',
    summary: 'Sign in at the desk',
    description:
      'With a passkey; with a recovery code; or with an address and the code of an authenticator app, in a ' +
      'browser that signed in before. Sets the cookies of the session, which lasts 12 hours, or 8 without use.',
    guard: OWN_SITE,
    body: StaffSignIn,
    answer: StaffSession,
    cookies: DESK_COOKIES,
    refuses: ['wrong-passkey', 'wrong-staff-code', 'wrong-staff-recovery-code', 'sign-in-needed'],
    limit: ['too-many-tries'],
    retry: {
      safeBecause:
        'a challenge and a code sign in once: sent again they are refused, and the next ones are not',
    },
    says: m.staff_signed_in,
    run: async ({ context, body, request, reply }) => {
      const started = await signInStaff(context, body, browserOf(request, context.config))
      const session = await newSession(context, started.token)
      setStaffCookies(reply, context.config, started)
      return session
    },
  }),
  readStaffSession: call({
    route: 'GET /session',
    summary: 'Get who is signed in',
    description:
      'Answers 401 once the session has ended: after 12 hours, 8 without use, or the removal of its person.',
    answer: StaffSession,
    says: m.staff_session,
    run: ({ caller }) => shownSession(caller.person),
  }),
  openCms: editing({
    route: 'POST /session/cms',
    summary: 'Open the CMS',
    description:
      'For editors and owners. Gives an address that opens a session of the CMS, once, within a minute: a person who is ' +
      'signed in here needs no other password there.',
    answer: CmsEntrance,
    retry: { safeBecause: 'each call makes a way of its own into the CMS, which ends within a minute' },
    signIn: 'fresh',
    says: m.staff_cms_opened,
    run: async ({ context, caller }) => ({ address: await openCms(context, caller) }),
  }),
  signOutStaff: call({
    route: 'DELETE /session',
    summary: 'Sign out',
    description:
      'Ends the session and takes its cookies away. The browser stays one in which the codes of an app count.',
    answer: z.strictObject({}),
    cookies: 'Takes the cookies of the session away',
    refuses: ['unknown-session'],
    retry: { safeBecause: 'the session is over: sent again it answers 401' },
    // Ending a session must be quick.
    signIn: 'any',
    says: m.staff_signed_out,
    run: async ({ context, caller, reply }) => {
      await endOwnSession(context, caller.person.sessionId, caller)
      clearStaffCookies(reply, context.config)
      reply.header('clear-site-data', '"cache"')
      return {}
    },
  }),
}

/** Accepting an invitation. The token is never in an address. */
export const joinCalls = {
  showInvitation: join({
    route: 'POST /join/invitation',
    summary: 'Get what an invitation says',
    description: 'Changes nothing: a link can be opened any number of times until it is accepted.',
    guard: OWN_SITE,
    body: InvitationLink,
    answer: InvitationShown,
    limit: 'in-turn',
    retry: { safeBecause: 'it changes nothing' },
    says: m.staff_invitation,
    run: ({ context, body }) => showInvitation(context, body.token),
  }),
  startJoinWithPasskey: join({
    route: 'POST /join/passkey-options',
    summary: 'Get a challenge for a new passkey',
    description:
      'The passkey is bound to the person of the invitation. A challenge is good for five minutes and one answer.',
    guard: OWN_SITE,
    body: JoinOptions,
    answer: PasskeyOptions,
    limit: 'in-turn',
    retry: { safeBecause: 'a challenge is not stored' },
    says: m.staff_passkey_options,
    run: async ({ context, body }) => ({ options: { ...(await joinPasskeyOptions(context, body)) } }),
  }),
  startJoinWithApp: join({
    route: 'POST /join/app-secret',
    summary: 'Get the secret of a new authenticator app',
    description: 'The secret is stored with its first code, at `POST /join`.',
    guard: OWN_SITE,
    body: JoinOptions,
    answer: AppSecret,
    limit: 'in-turn',
    retry: { safeBecause: 'a secret is stored with its first code' },
    says: m.staff_app_secret,
    run: ({ context, body }) => joinAppSecret(context, body),
  }),
  joinDesk: join({
    route: 'POST /join',
    summary: 'Accept an invitation',
    description:
      'With a passkey or an authenticator app. Sets the cookies of a session. With an app the answer has ten ' +
      'recovery codes, which cannot be read again.',
    guard: OWN_SITE,
    body: Join,
    answer: Joined,
    cookies: DESK_COOKIES,
    refuses: ['sign-in-needed', 'wrong-passkey', 'email-in-use', 'devices-full'],
    limit: { noneBecause: 'the token of an invitation cannot be guessed, and is accepted once' },
    retry: {
      safeBecause:
        'an invitation is accepted once: sent again it answers 404, and the device signs in at `POST /session`',
    },
    says: m.staff_joined,
    run: async ({ context, body, request, reply }) => {
      const joined = await joinDesk(context, body, browserOf(request, context.config))
      const session = await newSession(context, joined.token)
      setStaffCookies(reply, context.config, joined)
      return { session, recovery_codes: joined.recoveryCodes }
    },
  }),
}

/** Where a request signs in. */
const browserOf = (request: FastifyRequest, config: ApiContext['config']): StaffBrowser => ({
  browserId: staffBrowserOf(request, config),
  device: deviceName(request.headers['user-agent']),
  earlierToken: sentStaffToken(request, config),
  traceId: request.id,
})

/** @throws DomainError `sign-in-needed` if the person was removed meanwhile */
async function newSession({ database, clock }: ApiContext, token: string) {
  const person = await findStaffSession(database.db, tokenHash(token), clock())
  if (person === undefined) throw new DomainError('sign-in-needed')
  return shownSession(person)
}

/** A session as its own person sees it. */
const shownSession = ({ staffId, name, email, roles, signedInAt, endsAt }: SignedInStaff): StaffSession => ({
  id: staffId,
  name,
  email,
  roles,
  signed_in_at: signedInAt.toISOString(),
  ends_at: endsAt.toISOString(),
})

/**
 * Returns the address that gives someone of the desk a session of the CMS, and records it.
 *
 * @throws DomainError `not-permitted` where there is no CMS
 */
async function openCms(
  { database, clock, cmsAddress }: ApiContext,
  { person, traceId }: { person: SignedInStaff; traceId: string },
): Promise<string> {
  if (cmsAddress === undefined) throw new DomainError('not-permitted')
  const now = clock()
  const { staffId, email, name, roles } = person
  const event = { staffId, action: 'cms.open', subjectKind: 'desk-session', subjectId: person.sessionId }
  await database.db.transaction().execute((tx) => recordAudit(tx, staffEvent({ ...event, traceId, now })))
  return cmsAddress({ staffId, email, name, isOwner: roles.includes('owner') }, now)
}
