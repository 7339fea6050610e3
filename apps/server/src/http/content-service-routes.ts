import { createHash, timingSafeEqual } from 'node:crypto'
import type { Mailer } from '@pulli/api/mail/mail.ts'
import { MailNotSent } from '@pulli/api/mail/mail-not-sent.ts'
import { type LetterTrialDeps, previewLetter, sendLetterTest } from '@pulli/api/newsletter/try-letter.ts'
import { mailEditor } from '@pulli/api/office/mail-editor.ts'
import { type PublicChangeDeps, tellPublicChange } from '@pulli/api/office/tell-public-change.ts'
import type { Database } from '@pulli/data/database.ts'
import { isEditor } from '@pulli/data/staff/staff.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ContentChange } from '#content/content-changes.ts'

/** A file and its responsive formats. */
const MAX_FILES = 20

const Change = z.object({
  event: z.string().max(200).catch(''),
  files: z.array(z.string().max(200)).max(MAX_FILES).optional().catch(undefined),
})

/** `POST /internal/content-changed`: the webhook of the content service, authenticated by the shared secret. */
export function purgeRoute(
  app: FastifyInstance,
  options: { secret: string; onPurge(change: ContentChange): Promise<void> },
) {
  app.post('/internal/content-changed', { bodyLimit: 8_192 }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, options.secret))
      return reply.code(404).send({ status: 'not found' })
    const { event, files } = Change.parse(request.body ?? {})
    await options.onPurge({ event, ...(files && { files }) })
    return { status: 'purged' }
  })
}

const text = z.string().max(5_000)
const PublicChange = z.object({
  what: text,
  fields: z.array(z.object({ field: text, before: text, after: text })).max(50),
  askedBy: text,
  confirmedBy: text,
  contacts: z.array(z.email().max(254)).max(60),
})

/**
 * `POST /internal/public-change`: how the content service has the owners and contacts mailed before it publishes a
 * change that two editors agreed on. Authenticated by the shared secret.
 */
export function publicChangeRoute(
  app: FastifyInstance,
  { secret, ...deps }: PublicChangeDeps & { secret: string },
): void {
  app.post('/internal/public-change', async (request, reply) => {
    if (!isBearer(request.headers.authorization, secret)) return reply.code(404).send({ status: 'not found' })
    const change = PublicChange.safeParse(request.body)
    if (!change.success) return reply.code(422).send({ status: 'no change' })
    try {
      await tellPublicChange(deps, change.data)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof MailNotSent) return reply.code(502).send({ status: 'not sent' })
      throw error
    }
  })
}

const EditorMail = z.object({
  kind: z.enum(['invitation', 'password']),
  to: z.email().max(254),
  name: z.string().max(200),
  token: z.string().regex(/^[\w-]{16,100}$/),
})

/** `POST /internal/editor-mail`: how the content service mails links to its editors. Authenticated by the shared secret. */
export function editorMailRoute(
  app: FastifyInstance,
  { secret, ...deps }: { secret: string; mailer: Mailer; adminUrl: string },
): void {
  app.post('/internal/editor-mail', async (request, reply) => {
    if (!isBearer(request.headers.authorization, secret)) return reply.code(404).send({ status: 'not found' })
    const mail = EditorMail.safeParse(request.body)
    if (!mail.success) return reply.code(422).send({ status: 'no mail' })
    try {
      await mailEditor(deps, mail.data)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof MailNotSent) return reply.code(502).send({ status: 'not sent' })
      throw error
    }
  })
}

const Person = z.object({ staff: z.uuid() })

/**
 * `POST /internal/desk-editor`: whether someone of the desk may still open the CMS, 200 or 404. The content service asks
 * before it renews their session. Authenticated by the shared secret.
 */
export function deskEditorRoute(
  app: FastifyInstance,
  { secret, database }: { secret: string; database: Database },
): void {
  app.post('/internal/desk-editor', async (request, reply) => {
    // Not 404, which would have the content service block an account where the secrets differ.
    if (!isBearer(request.headers.authorization, secret)) return reply.code(403).send({ status: 'forbidden' })
    const person = Person.safeParse(request.body)
    if (!person.success) return reply.code(422).send({ status: 'nobody' })
    if (!(await isEditor(database.db, person.data.staff)))
      return reply.code(404).send({ status: 'not found' })
    return { status: 'editor' }
  })
}

const Letter = z.object({
  id: z.string().regex(/^[a-z0-9]{8,40}$/),
  title: z.string().min(1).max(300),
  summary: z.string().max(5_000),
  publishedOn: z.string().max(40),
})
const LetterTest = z.object({ letter: Letter, to: z.email().max(254) })

/**
 * `POST /internal/letter-preview` and `/internal/letter-test`: how the content service shows an editor the mail of a
 * letter, and sends it to themselves. Authenticated by the shared secret.
 */
export function letterRoutes(
  app: FastifyInstance,
  { secret, ...deps }: LetterTrialDeps & { secret: string },
): void {
  const mayAsk = ({ headers }: FastifyRequest) => isBearer(headers.authorization, secret)

  app.post('/internal/letter-preview', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(404).send({ status: 'not found' })
    const letter = Letter.safeParse(request.body)
    if (!letter.success) return reply.code(422).send({ status: 'no letter' })
    return previewLetter(deps, letter.data)
  })

  app.post('/internal/letter-test', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(404).send({ status: 'not found' })
    const body = LetterTest.safeParse(request.body)
    if (!body.success) return reply.code(422).send({ status: 'no letter' })
    try {
      await sendLetterTest(deps, body.data)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof DomainError) return reply.code(429).send({ status: 'too many' })
      if (error instanceof MailNotSent) return reply.code(502).send({ status: 'not sent' })
      throw error
    }
  })
}

/** Compares an `Authorization` header with a secret in constant time. */
export function isBearer(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
