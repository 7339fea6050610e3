import type { Mailer } from '@pulli/api/mail/mail.ts'
import { MailNotSent } from '@pulli/api/mail/mail-not-sent.ts'
import { mailEditor } from '@pulli/api/office/mail-editor.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isBearer } from './is-bearer.ts'

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
