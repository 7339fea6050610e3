import type { Database } from '@pulli/data/database.ts'
import { isEditor } from '@pulli/data/staff/staff.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isBearer } from './is-bearer.ts'

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
