import fastifyStatic from '@fastify/static'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DiskFull } from '#disk-cache/disk-cache.ts'
import type { Images } from '#media/images.ts'
import type { Uploads } from '#media/uploads.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** Cached, and revalidated each time with the ETag: a file that an editor replaces keeps its name. */
const REVALIDATED = 'public, no-cache'

const SERVICE_WORKER = /[/\\]sw(?:-off)?\.js(?:\.br|\.gz)?$/
/** The service worker is revalidated each time, and may fetch from this site alone. */
const OF_THE_WORKER = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

interface StaticFiles {
  siteFolder: string
  /** False serves a worker that unregisters itself. */
  serviceWorker: boolean
  uploads: Uploads
  images: Images
}

/** Serves files: the build, editors' uploads (with ranges, for players), and images in other sizes. */
export async function staticRoutes(
  app: FastifyInstance,
  { siteFolder, serviceWorker, uploads, images }: StaticFiles,
) {
  await app.register(fastifyStatic, {
    root: siteFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    // Each file of the build has its own route; the compressed files are encodings of it.
    globIgnore: ['**/*.br', '**/*.gz', 'sw.js', 'sw-off.js'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Called for every `sendFile` of this app: a route has set its own.
      if (reply.hasHeader('cache-control')) return
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : AN_HOUR)
      if (SERVICE_WORKER.test(path)) reply.headers(OF_THE_WORKER)
    },
  })

  app.get('/sw.js', (_, reply) => reply.sendFile(serviceWorker ? 'sw.js' : 'sw-off.js'))

  app.get<MediaRoute>('/uploads/*', (request, reply) =>
    sendUpload(request, reply, { uploads, name: request.params['*'] }),
  )

  app.get<MediaRoute>('/img/*', async (request, reply) => {
    const image = await orUnavailable(images.find(request.params['*']))
    if (image === 'unavailable') return comeBack(reply)
    if (!image) return notThere(reply)
    // The disk is full: the picture is sent in its original size.
    if ('original' in image)
      return sendUpload(request, reply, { uploads, name: image.original, cacheControl: 'no-store' })
    const at = image.path.lastIndexOf('/')
    reply.header('cache-control', cacheControlFor(request, image)).type(image.type)
    return reply.sendFile(image.path.slice(at + 1), image.path.slice(0, at), { cacheControl: false })
  })
}

interface MediaRoute {
  Params: { '*': string }
  Querystring: { v?: unknown }
}

/** Only an address with the version that the file has now never changes its content. */
function cacheControlFor(request: FastifyRequest<MediaRoute>, { version }: { version: string | undefined }) {
  return version !== undefined && request.query.v === version ? FOREVER : REVALIDATED
}

interface WantedUpload {
  readonly uploads: Uploads
  readonly name: string
  /** By default it depends on the version. */
  readonly cacheControl?: string
}

async function sendUpload(
  request: FastifyRequest<MediaRoute>,
  reply: FastifyReply,
  { uploads, name, cacheControl }: WantedUpload,
) {
  // An editor's file must not act as a page of this site, whatever it contains.
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (!/\.(?:png|jpe?g|webp|avif|gif|mp3|m4a|ogg|wav|mp4|webm|vtt|pdf)$/i.test(name)) {
    reply.header('content-disposition', 'attachment')
  }
  try {
    const upload = await uploads.find(name)
    if (!upload) return notThere(reply)
    reply.header('cache-control', cacheControl ?? cacheControlFor(request, upload))
    return reply.sendFile(name, uploads.folder, { cacheControl: false })
  } catch (error) {
    if (error instanceof ContentUnavailable) return comeBack(reply)
    if (!(error instanceof DiskFull)) throw error
  }
  request.log.warn('the disk is nearly full: an upload is passed through and not cached')
  const passed = await orUnavailable(uploads.passThrough(name, request.headers.range))
  if (passed === 'unavailable') return comeBack(reply)
  if (!passed) return notThere(reply)
  reply.code(passed.status).headers(passed.headers).header('cache-control', 'no-store')
  return reply.send(passed.body)
}

function orUnavailable<Found>(finding: Promise<Found>): Promise<Found | 'unavailable'> {
  return finding.catch((error) => {
    if (error instanceof ContentUnavailable) return 'unavailable' as const
    throw error
  })
}

function notThere(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('There is no such file.\n')
}

function comeBack(reply: FastifyReply) {
  reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').type('text/plain')
  return reply.send('This file is away for a moment. Try again.\n')
}
