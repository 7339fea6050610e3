import compression from 'compression'
import type { FastifyInstance } from 'fastify'
import type { WebPages } from '../web-pages.ts'
import { refuseForeignForms } from './refuse-foreign-forms.ts'
import { refuseLargeForms } from './refuse-large-forms.ts'

/**
 * Every address that nothing else answers is a page: those that are made for one visitor, and those that are not
 * there. They leave compressed, as the pages of the HTML cache do.
 */
export async function pageRoutes(app: FastifyInstance, pages: Pick<WebPages, 'answer'>) {
  const compress = compression()
  await app.register(async (scope) => {
    // React Router reads the body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onRequest', refuseForeignForms)
    scope.addHook('onRequest', refuseLargeForms)
    scope.all('/*', (request, reply) => {
      reply.hijack()
      compress(request.raw, reply.raw, () =>
        pages.answer(request.raw, reply.raw, { requestId: request.id, ip: request.ip }),
      )
    })
  })
}
