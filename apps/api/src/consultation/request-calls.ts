import { ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import {
  FollowedRequest,
  RequestCode,
  RequestDigits,
  RequestPass,
  RequestReceipt,
} from '@pulli/contracts/followed-request.ts'
import { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { RequestLink } from '@pulli/contracts/request-link.ts'
import { CodeSent, Nothing } from '@pulli/contracts/sign-in.ts'
import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { findRequestReceipt } from '@pulli/data/consultation/request-links.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writerOf } from '#appointment/appointment-calls.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import { viewOfAppointment } from '#appointment/view-of-appointment.ts'
import { callsOf } from '#http/calls.ts'
import { oneHeader } from '#http/one-header.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { memberOf } from '#sign-in/known-sender.ts'
import { SENDING } from '#sign-in/sign-in-calls.ts'
import { storeInTime } from './accept-consultation.ts'
import { enterDigits } from './enter-digits.ts'
import { linkAfter, linkForProgram } from './new-link.ts'
import { openLink } from './open-link.ts'
import { proveNumber, sendProofCode } from './prove-number.ts'
import { senderCookies } from './sender-cookies.ts'
import { viewOfRequest } from './view-of-request.ts'

const call = callsOf({ tag: 'Consultation', caller: 'anyone' })
const visiting = callsOf({ tag: 'Consultation', caller: 'anyone-or-member' })

const params = { token: { schema: z.string().meta({ description: 'The secret of the link.' }) } }

/** Asking for a consultation, and following the request by its link. */
export const requestCalls = {
  requestConsultation: call({
    route: 'POST /user-contact-email',
    summary: 'Request a consultation',
    description:
      'Stores the request, mails it to the provider, and mails a confirmation to the visitor. Sending the form with ' +
      "the visible notice gives consent to that. `X-Time-Zone` (IANA name, default Asia/Kolkata) determines today's " +
      'date. `Idempotency-Key` (1 to 255 characters, kept for 24 hours) makes retries safe.',
    headers: ['X-Time-Zone'],
    body: NewConsultationRequest,
    readsBodyItself: true,
    answer: ConsultationReceipt,
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.consultation_accepted,
    run: async ({ context, request, reply }) => {
      const receipt = await storeInTime(context, sentOf(request))
      reply.header('set-cookie', await senderCookies(context, receipt.id))
      return receipt
    },
  }),
  createRequest: call({
    route: 'POST /requests',
    summary: 'Request a consultation, and follow it',
    description:
      'Like `POST /user-contact-email`, and answers what the request is followed by. Sent again with the same ' +
      '`Idempotency-Key`, it answers the same.',
    headers: ['X-Time-Zone'],
    body: NewConsultationRequest,
    readsBodyItself: true,
    answer: RequestReceipt,
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.consultation_accepted,
    run: async ({ context, request }) => {
      const { id } = await storeInTime(context, sentOf(request))
      const receipt = await findRequestReceipt(context.database.db, context.encryption, id)
      return { id, token: receipt?.followToken ?? null, call_by: receipt?.promisedBy?.toISOString() ?? null }
    },
  }),
  followRequest: visiting({
    route: 'GET /requests/:token',
    summary: 'See where a request stands',
    description:
      'Needs no sign-in: the token is the secret. Name and mail address are masked. The link of a request dies 90 days ' +
      'after the request is over. Who acted with a link that ended so, and sends what they sent then, also reads its `link`.',
    headers: ['X-Follow-Pass'],
    params,
    answer: FollowedRequest,
    refuses: ['unknown-request'],
    limit: 'in-turn',
    says: m.follow_found,
    run: async ({ context, token, request: { headers } }) => {
      const { db } = context.database
      const now = context.clock()
      const phone = (await memberOf(context, headers.authorization))?.phone
      const opened = await openLink(context, { token, ...visitOf({ headers }), phone }, now)
      if (opened === undefined) throw new DomainError('unknown-request')
      const { request: found, isOpen, isReplaced, isProven } = opened
      const link = isReplaced && isProven ? linkAfter(opened, { now }) : undefined
      const appointments = isOpen ? await listAppointmentsOfRequest(db, found.id, now) : undefined
      return {
        ...viewOfRequest(found, now),
        ...(appointments && { appointments: appointments.map((one) => viewOfAppointment(one, now)) }),
        ...(link && { link: linkForProgram(context, link) }),
      }
    },
  }),
  openRequest: call({
    route: 'POST /requests/:token/digits',
    summary: 'Open a request for changes',
    description:
      'A visitor with the link types the last four digits of the number in the request. The pass of the answer opens the ' +
      'request for 15 minutes, and with the pass of an earlier time in `X-Follow-Pass` the wrong tries of others do not ' +
      'count: five in an hour are allowed from one address.',
    headers: ['X-Follow-Pass'],
    params,
    body: RequestDigits,
    answer: RequestPass,
    refuses: ['unknown-request', 'wrong-digits'],
    limit: ['too-many-tries'],
    retry: { safeBecause: 'the right digits open it again, and a wrong try counts as one more' },
    says: m.follow_opened,
    run: async ({ context, token, body: { digits }, request: { headers, ip } }) => {
      const given = oneHeader(headers['x-follow-pass'])
      const { pass, openUntil } = await enterDigits(context, { token, digits, pass: given, ip })
      return { pass, open_until: openUntil.toISOString() }
    },
  }),
  requestProofCode: call({
    route: 'POST /requests/:token/code',
    summary: 'Send a code to the number of a request',
    description:
      'For callers that may read the request, with `X-Follow-Pass`. Keep the cookie `challenge-browser`, as at sign-in. The ' +
      'limits of sign-in apply. `data.otp` is present only while no SMS gateway is configured.',
    headers: ['X-Follow-Pass'],
    params,
    body: Nothing,
    answer: CodeSent,
    refuses: ['unknown-request', 'digits-needed'],
    limit: SENDING,
    retry: { safeBecause: 'a second code replaces the first, and the limits of codes apply' },
    says: ({ data }) => codeWords(data, m.sign_in_code_sent, m.follow_codes_late),
    run: ({ context, token, request, reply }) =>
      sendProofCode(context, { token, visit: visitOf(request), request, reply }),
  }),
  proveNumber: call({
    route: 'POST /requests/:token/proof',
    summary: 'Prove the number of a request with its code',
    description:
      'The pass of the answer, sent as `X-Follow-Pass`, opens the request and lets it be booked, moved and cancelled for 15 ' +
      'minutes.',
    headers: ['X-Follow-Pass'],
    params,
    body: RequestCode,
    answer: RequestPass,
    refuses: ['unknown-request', 'digits-needed', 'wrong-code'],
    limit: ['too-many-tries'],
    retry: { safeBecause: 'a code is used once, and a wrong try counts as one more' },
    says: m.follow_proven,
    run: async ({ context, token, body: { code }, request }) => {
      const proven = await proveNumber(context, { token, visit: visitOf(request), request, code })
      return { pass: proven.pass, open_until: proven.openUntil.toISOString() }
    },
  }),
  chooseMailOfLink: visiting({
    route: 'PUT /requests/:token/mail',
    summary: 'Say where mails about the appointment of a link go',
    description:
      'For a proven number: with the pass of `POST /requests/{token}/proof` in `X-Follow-Pass`, or signed in with it. Until ' +
      'this is called with `keep` or `change`, nobody is mailed about an appointment.',
    params,
    body: MailChoice,
    answer: MailPlace.extend({ link: RequestLink.optional() }),
    refuses: ['sign-in-needed', 'digits-needed', 'unknown-request', 'request-over', 'proof-needed'],
    limit: { noneBecause: 'it needs a link whose number is proven' },
    retry: {
      safeBecause: 'the same answer again, with the same pass, changes nothing and answers the new link',
    },
    says: m.mail_choice_stored,
    run: async ({ context, token, body: choice, request }) => {
      const writer = await writerOf(context, request, { request: token })
      if (writer.kind !== 'link') throw new DomainError('unknown-request')
      const { place, link } = await chooseMail(context, { writer, choice })
      return { ...place, ...(link && { link: linkForProgram(context, link) }) }
    },
  }),
}

const sentOf = ({ body, headers, ip, id }: FastifyRequest) => ({
  body,
  timeZone: oneHeader(headers['x-time-zone']),
  idempotencyKey: oneHeader(headers['idempotency-key']),
  ip,
  headers,
  traceId: id,
})

const visitOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({
  pass: oneHeader(headers['x-follow-pass']) ?? '',
  cookie: headers.cookie,
})
