import { basename, dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DiskFull } from '#disk-cache/disk-cache.ts'
import { QueueFull } from '#overload/fair-queue.ts'
import type { ShareImages } from './share-images.ts'

/** `GET /og/<page>.png`: the preview image of a link to the page. */
export function shareImageRoute(app: FastifyInstance, images: ShareImages) {
  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const found = await images.find(`/og/${request.params['*']}`, request.ip).catch(orBusy)
    if (found === 'missing') {
      reply.code(404).header('cache-control', 'no-store').type('text/plain')
      return reply.send('There is no such picture.\n')
    }
    if (found === 'busy') {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').type('text/plain')
      return reply.send('This picture is being drawn. Try again.\n')
    }
    // Other sites embed it.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('cache-control', 'public, max-age=86400').type('image/png')
    return reply.sendFile(basename(found.path), dirname(found.path), { cacheControl: false })
  })
}

function orBusy(error: unknown): 'busy' {
  // With a full disk the image may be drawn later.
  if (error instanceof QueueFull || error instanceof DiskFull) return 'busy'
  throw error
}
