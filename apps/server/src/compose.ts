import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { apiReference } from '@pulli/api/api-reference.ts'
import { acceptAssessment } from '@pulli/api/assessment/accept-assessment.ts'
import { refusalCounts } from '@pulli/api/audit/refusal-counts.ts'
import { acceptConsultation } from '@pulli/api/consultation/accept-consultation.ts'
import type { ApiContext } from '@pulli/api/context.ts'
import { describeError } from '@pulli/api/http/describe-error.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { addressGroup } from '@pulli/api/limits/address-group.ts'
import { answerNewsletter } from '@pulli/api/newsletter/answer-newsletter.ts'
import { providerApi } from '@pulli/api/provider-api.ts'
import { codePost } from '@pulli/api/sms/code-post.ts'
import type { Database } from '@pulli/data/database.ts'
import { addresses } from '@pulli/web/addresses.ts'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { ServerConfig } from './config/server-config.ts'
import { type ContentCache, contentCache } from './content/content-cache.ts'
import { contentRoutes } from './content/content-routes.ts'
import { contentStore } from './content/content-store.ts'
import { isRecording } from './content/is-recording.ts'
import { keptReads } from './content/kept-reads.ts'
import { diskCache } from './disk-cache/disk-cache.ts'
import { formTokens } from './form-token/form-tokens.ts'
import { answerBrokenRequest } from './http/answer-broken-request.ts'
import { clientAddressBy } from './http/client-address.ts'
import { healthRoutes } from './http/health.ts'
import { listenerServer } from './http/listener-server.ts'
import { logLine } from './http/log-line.ts'
import { purgeRoute } from './http/purge-route.ts'
import { refuseAddress, refuseLongAddress } from './http/refuse-address.ts'
import { refuseProbe } from './http/refuse-probe.ts'
import { requestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticRoutes } from './http/static-routes.ts'
import { images } from './media/images.ts'
import { mediaCopies } from './media/media-copies.ts'
import { imagePregeneration } from './media/pregenerate-images.ts'
import { uploads } from './media/uploads.ts'
import { siteMetrics } from './metrics/site-metrics.ts'
import { type BusyPage, busyPageOf } from './overload/busy-page.ts'
import { fairQueue } from './overload/fair-queue.ts'
import { watchLoad } from './overload/watch-load.ts'
import { crawlSite } from './pages/crawl-site.ts'
import { htmlCache } from './pages/html-cache.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { webPages } from './pages/web-pages.ts'
import type { DrawJob } from './share-images/draw-process.ts'
import { shareImageRoute } from './share-images/share-image-route.ts'
import { shareImages } from './share-images/share-images.ts'
import { smsGateway } from './sign-in/sms-gateway.ts'
import { workerProcess } from './worker-process/worker-process.ts'

/** What is refused is counted in memory for so long. */
const REFUSALS_FLUSHED_MILLISECONDS = 60_000

export interface ComposedSite {
  readonly app: FastifyInstance
  readonly content: ContentCache
  /** Something happened in the content service: nothing of before is shown any more. */
  forgetContent(event: string): void
  /** Waits until the one-time codes under way are sent. */
  codesSent(): Promise<void>
  /** Renders every public page once, so that what they read outlives the content service. */
  warmCache(): Promise<{ complete: boolean }>
}

export interface Composition {
  readonly config: ServerConfig
  readonly database: Database
  readonly log: FastifyBaseLogger
  droppedLogLines(): number
  isDraining(): boolean
  isDatabaseReachable(): Promise<boolean>
  announceContentChange(event: string): Promise<void>
}

/** Puts the parts of one server process together: HTML cache, pages, provider API, content, files. */
export async function compose(parts: Composition): Promise<ComposedSite> {
  const { config, database, log } = parts
  const headers = securityHeaders(config.publicUrl)
  const cacheFolder = join(config.dataDir, 'cache')
  const content: ContentCache = contentCache({
    contentUrl: config.contentUrl,
    store: contentStore(join(cacheFolder, 'content')),
    onChanged: () => pages.clear(),
    log: (fields, message) => log.warn(fields, message),
  })
  const files = uploads({ contentUrl: config.contentUrl, cache: diskCache(join(cacheFolder, 'uploads')) })
  const pictures = images({ uploads: files, cache: diskCache(join(cacheFolder, 'images')) })
  const copies = mediaCopies({
    uploads: files,
    images: pictures,
    log: (fields, message) => log.warn(fields, message),
  })
  const pregeneration = imagePregeneration({
    images: pictures,
    encoder: workerProcess({
      program: new URL('./media/encode-process.ts', import.meta.url),
      isQuiet: true,
    }),
  })
  const clock = () => new Date()
  const keys = keysOf({ secret: config.appSecret, fallbackSecret: config.appSecretFallback })
  const metrics = siteMetrics()
  const refusals = refusalCounts({ database, logger: log })
  const flushing = setInterval(() => void refusals.flush(), REFUSALS_FLUSHED_MILLISECONDS).unref()
  const api: ApiContext = {
    database,
    clock,
    logger: log,
    refusals,
    onAlarm: metrics.raise,
    isRecording: isRecording(content),
    // The last is what is shown where no page is.
    pages: [...Object.values(addresses), '*'],
    codes: codePost({
      database,
      clock,
      logger: log,
      gateway: smsGateway(config.sms, config.publicUrl),
    }),
    config: {
      keys,
      signIn: {
        signUp: config.signUp,
        publicUrl: config.publicUrl,
        limits: config.smsPerHour ? { messages: { max: config.smsPerHour, windowSeconds: 3_600 } } : {},
      },
    },
  }
  const web = await webPages({
    content,
    ...formTokens({ keys }),
    publicUrl: config.publicUrl,
    log: (event) => log.warn(...logLine(event)),
    acceptConsultation: (form, visit) => acceptConsultation(api, { ...form, ...visit }),
    acceptNewsletter: async (step, body, visit) =>
      (await answerNewsletter(api, step, { body, ...visit })).envelope,
    acceptAssessment: (body, { requestId }) => acceptAssessment(api, { body, requestId }),
  })
  const pages = htmlCache({
    render: web.render,
    headers,
    onError: (error) => log.error({ error: describeError(error) }, 'page failed'),
  })

  const renderInTurn = (path: string, ip: string) => renders.run(addressGroup(ip), () => web.render(path))
  const renders = fairQueue()
  const reads = keptReads({ peek: content.peek, headers })

  const load = watchLoad((isLate, delay) =>
    log.warn({ delay }, isLate ? 'late: a crowd would be shed' : 'no longer late'),
  )
  let busyPage: BusyPage | undefined

  const app = fastify({
    loggerInstance: log,
    // One address stands there: the listener has put it there.
    trustProxy: (_address, hop) => hop < 1,
    requestIdHeader: false,
    genReqId: requestId,
    disableRequestLogging: true,
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    frameworkErrors: refuseAddress(renderInTurn),
    clientErrorHandler: answerBrokenRequest(headers),
    serverFactory: (handler) =>
      listenerServer({
        pages,
        reads,
        headers,
        clientAddress: clientAddressBy(config.trustProxy),
        handler: handler as RequestListener,
        isTooMuch: load.isTooMuch,
        onOwnAnswer: metrics.countOwn,
        isDraining: parts.isDraining,
        busyPage: () => busyPage,
      }),
  })
  app.addHook('onRequest', refuseProbe)
  app.addHook('onRequest', refuseLongAddress(renderInTurn))
  app.addHook('onClose', async () => {
    load.stop()
    clearInterval(flushing)
    await refusals.flush()
    pregeneration.stop()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    metrics.count({ route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    log.info({
      requestId: request.id,
      route,
      method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })

  healthRoutes(app, parts)
  metrics.register(app, config.metricsToken, {
    database,
    eventLoopDelaySeconds: () => load.delayMilliseconds() / 1000,
    isOverloaded: load.isOverloaded,
    isContentReachable: content.isReachable,
    droppedLogLines: parts.droppedLogLines,
    dataDir: config.dataDir,
  })
  purgeRoute(app, { secret: config.contentSecret, onPurge: parts.announceContentChange })
  await staticRoutes(app, {
    siteFolder: join(import.meta.dirname, '../../web/build/client'),
    serviceWorker: config.serviceWorker,
    uploads: files,
    images: pictures,
  })
  const drawer = workerProcess<DrawJob>({
    program: new URL('./share-images/draw-process.ts', import.meta.url),
  })
  shareImageRoute(
    app,
    shareImages({
      cache: diskCache(join(cacheFolder, 'share-images')),
      render: renderInTurn,
      draw: drawer.run,
    }),
  )
  await app.register(providerApi({ context: api }), { prefix: '/api/v1/mwellness' })
  await app.register(apiReference())
  contentRoutes(app, content, reads)
  await pageRoutes(app, { pages: web, kept: pages, renders, busyPage: () => busyPage })

  return {
    app,
    content,
    codesSent: api.codes.settled,
    forgetContent(event) {
      content.expire()
      pages.clear()
      pregeneration.stop()
      copies.forget(event)
    },
    async warmCache() {
      busyPage = await busyPageOf(web.render)
      const { pages: count, pictures: named } = await crawlSite(web.render)
      log.info({ pages: count }, 'cache warmed')
      // The servers of a cluster share the folder of images: one of them is enough.
      if ((config.serverNumber ?? 1) === 1)
        void pregeneration.make(named).then((made) => log.info({ pictures: made }, 'images pregenerated'))
      return { complete: content.isReachable() }
    },
  }
}
