import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { apiReference } from '@pulli/api/api-reference.ts'
import { appointmentFile } from '@pulli/api/appointment/appointment-file.ts'
import { nextOpenings } from '@pulli/api/appointment/next-openings.ts'
import { offerCache } from '@pulli/api/appointment/offer-cache.ts'
import { findTimes } from '@pulli/api/appointment/times-page.ts'
import { acceptAssessment } from '@pulli/api/assessment/accept-assessment.ts'
import { refusalCounts } from '@pulli/api/audit/refusal-counts.ts'
import { acceptConsultation } from '@pulli/api/consultation/accept-consultation.ts'
import { findNextLink } from '@pulli/api/consultation/find-next-link.ts'
import { answerFollowStep, followRequest } from '@pulli/api/consultation/follow-request.ts'
import type { ApiContext } from '@pulli/api/context.ts'
import { deskApi } from '@pulli/api/desk-api.ts'
import { describeError } from '@pulli/api/http/describe-error.ts'
import { turnOf } from '@pulli/api/http/turn-of.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { addressGroup } from '@pulli/api/limits/address-group.ts'
import type { Mailer } from '@pulli/api/mail/mail.ts'
import { acceptNewsletter } from '@pulli/api/newsletter/accept-newsletter.ts'
import { providerApi } from '@pulli/api/provider-api.ts'
import { sealFor } from '@pulli/api/sealed-erasure/seal-for.ts'
import { acceptCode, acceptNumber } from '@pulli/api/sign-in/accept-sign-in.ts'
import type { MachineState } from '@pulli/api/site-state/site-facts.ts'
import { codeDelivery } from '@pulli/api/sms/code-delivery.ts'
import type { Database } from '@pulli/data/database.ts'
import type { KeyFolder } from '@pulli/data/encryption/key-folder.ts'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { instrumentsWith } from '@pulli/domain/assessment/instruments.ts'
import { addresses } from '@pulli/web/addresses.ts'
import { contentPaths } from '@pulli/web/content/content-paths.ts'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { ServerConfig } from './config/server-config.ts'
import { publishedSamples } from './content/ask-content.ts'
import { cmsAddress } from './content/cms-ticket.ts'
import { type ContentCache, contentCache } from './content/content-cache.ts'
import type { ContentChange } from './content/content-changes.ts'
import { provenFetch } from './content/content-proof.ts'
import { contentRoutes } from './content/content-routes.ts'
import { contentStore } from './content/content-store.ts'
import { isRecording } from './content/is-recording.ts'
import { responseCache } from './content/response-cache.ts'
import { teamEntries, teamName } from './content/team-entries.ts'
import { watchContent } from './content/watch-content.ts'
import { readCallHours } from './content/working-hours.ts'
import { diskCache } from './disk-cache/disk-cache.ts'
import { formTokens } from './form-token/form-tokens.ts'
import { answerBrokenRequest } from './http/answer-broken-request.ts'
import { clientAddressBy } from './http/client-address.ts'
import {
  deskEditorRoute,
  editorMailRoute,
  letterRoutes,
  publicChangeRoute,
  purgeRoute,
} from './http/content-service-routes.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { healthRoutes, isHealthRoute } from './http/health.ts'
import { listenerServer } from './http/listener-server.ts'
import { logLine } from './http/log-line.ts'
import { refuseAddress, refuseLongAddress, refuseProbe } from './http/refuse-address.ts'
import { hostsOfTrial } from './http/request-target.ts'
import { securityHeaders } from './http/security-headers.ts'
import { securityTxtRoute } from './http/security-txt.ts'
import { speculationRules } from './http/speculation-rules.ts'
import { staticRoutes } from './http/static-routes.ts'
import { traceId } from './http/trace-id.ts'
import type { EncodeJob } from './media/encode-image.ts'
import { images } from './media/images.ts'
import { mediaVersions } from './media/media-versions.ts'
import { imagePregeneration } from './media/pregenerate-images.ts'
import { refreshMedia } from './media/refresh-media.ts'
import { uploads } from './media/uploads.ts'
import { type SiteMetrics, siteMetrics } from './metrics/site-metrics.ts'
import { type FairQueue, fairQueue } from './overload/fair-queue.ts'
import { type BusyPage, busyPageOf } from './overload/shed-request.ts'
import { watchLoad } from './overload/watch-load.ts'
import { crawlSite } from './pages/crawl-site.ts'
import { htmlCache } from './pages/html-cache.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { webPages } from './pages/web-pages.ts'
import type { DrawJob } from './share-images/draw-process.ts'
import { shareImageRoute, shareImages } from './share-images/share-images.ts'
import { smsGateway } from './sign-in/sms-gateway.ts'
import { machineState } from './site-state/machine-state.ts'
import { workerPool } from './worker-process/worker-pool.ts'
import { workerProcess } from './worker-process/worker-process.ts'

/** Refusals are counted in memory, and written at this interval. */
const FLUSH_REFUSALS_MILLISECONDS = 60_000
/** Some thousand share images. A page whose words change leaves its old image behind. */
const MAX_SHARE_IMAGES_BYTES = 128 * 1024 * 1024

export interface ComposedSite {
  readonly app: FastifyInstance
  readonly timeJobs: SiteMetrics['timeJobs']
  readonly countMail: SiteMetrics['countMail']
  readonly content: ContentCache
  /** What this process knows of the machine and of the parts outside. */
  machineState(): Promise<MachineState>
  /** Invalidates what the change concerns: pages, content reads, copies of media. */
  onContentChange(change: ContentChange): void
  /** Ends the offers of times. */
  onCalendarChange(): void
  /** Takes over from another server whether codes are late. */
  onCodesLate(areLate: boolean): void
  /** Resolves when the one-time codes in flight are sent. */
  codesSent(): Promise<void>
  /** Renders every public page once, so that what they read outlives the content service. */
  warmCache(): Promise<{ complete: boolean }>
}

export interface Composition {
  readonly config: ServerConfig
  readonly database: Database
  readonly encryption: KeyFolder
  /** The parts outside this process that have metrics. */
  readonly neighbours: readonly Neighbour[]
  readonly log: FastifyBaseLogger
  readonly mailer: Mailer
  /** The vendor of text messages. */
  readonly sms: Neighbour
  referenceSkewSeconds(): number | undefined
  droppedLogLines(): number
  isDraining(): boolean
  isDatabaseReachable(): Promise<boolean>
  announceContentChange(change: ContentChange): Promise<void>
  announceCodesLate(areLate: boolean): void
}

/** Composes one server process: page cache, pages, provider API, content, files. */
export async function compose(parts: Composition): Promise<ComposedSite> {
  const { config, database, log } = parts
  const headers = securityHeaders(config.publicUrl)
  const metrics = siteMetrics()
  const media = composeMedia(parts)
  const content = contentCache({
    contentUrl: config.contentUrl,
    fetch: provenFetch(config.contentSecret),
    // A folder of its own, so that production never falls back to samples that were read before.
    store: contentStore(join(cacheFolderOf(config), config.production ? 'confirmed-content' : 'content')),
    hidesSamples: config.production,
    onChanged: () => pages.supersede(),
    onAnswer: media.versions.learn,
    log: (fields, message) => log.warn(fields, message),
  })
  const contentWatch = watchContent(config.contentUrl, { fetch: provenFetch(config.contentSecret) })
  const renders = fairQueue()
  const machine = {
    dataDir: config.dataDir,
    keysFreeBytes: parts.encryption.freeBytes,
    neighbours: [...parts.neighbours, content.neighbour, media.uploads.neighbour],
    copiesErasures: config.backupTo !== undefined,
  }
  const readMachine = machineState({
    ...machine,
    isTrial: !config.production,
    addresses: [config.publicUrl, config.contentPublicUrl],
  })
  const api = composeApi(parts, { content, metrics, renders, readMachine })
  const web = await composePages(parts, { api: api.context, content })
  const pages = htmlCache({
    render: web.render,
    headers,
    onError: (error) => log.error({ error: describeError(error) }, 'page failed'),
  })
  const renderInTurn = (path: string, ip: string) => renders.run(addressGroup(ip), () => web.render(path))
  const reads = responseCache({ peek: content.peek, headers })
  const load = watchLoad((isLate, delay) =>
    log.warn({ delay }, isLate ? 'late: a crowd would be shed' : 'no longer late'),
  )
  let busyPage: BusyPage | undefined

  const app = fastify({
    loggerInstance: log,
    // The listener has put a single address into the header.
    trustProxy: (_address, hop) => hop < 1,
    requestIdHeader: false,
    genReqId: traceId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: 64 * 1024,
    return503OnClosing: false,
    frameworkErrors: refuseAddress(renderInTurn),
    clientErrorHandler: answerBrokenRequest(headers),
    serverFactory: (handler) =>
      listenerServer({
        pages,
        reads,
        headers,
        crossOrigin: crossOrigin(config.corsOrigins),
        isOwnHost: config.production ? () => true : hostsOfTrial(config.publicUrl),
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
    contentWatch.stop()
    await api.stop()
    media.pregeneration.stop()
    media.encoder.end()
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    metrics.count({ route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    const ms = Math.round(reply.elapsedTime)
    // Balancers and health checks ask every few seconds: good answers to them would be most of the log.
    const level = isHealthRoute(route) && reply.statusCode === 200 ? 'debug' : 'info'
    log[level]({ requestId: request.id, route, method, status: reply.statusCode, ms }, 'request answered')
  })

  healthRoutes(app, {
    isDraining: parts.isDraining,
    isDatabaseReachable: parts.isDatabaseReachable,
    areKeysPresent: parts.encryption.canWrap,
    hasContent: content.hasContent,
  })
  metrics.register(app, config.metricsToken, {
    database,
    eventLoopDelaySeconds: () => load.delayMilliseconds() / 1000,
    isOverloaded: load.isOverloaded,
    isContentReachable: () => contentWatch.isAnswering() && isAnswering(content),
    areCodesLate: api.context.codes.areLate,
    droppedLogLines: parts.droppedLogLines,
    referenceSkewSeconds: parts.referenceSkewSeconds,
    ...machine,
  })
  letterRoutes(app, {
    ...api.context,
    mailer: parts.mailer,
    keys: api.context.config.keys,
    publicUrl: config.publicUrl,
    secret: config.contentSecret,
  })
  deskEditorRoute(app, { database, secret: config.contentSecret })
  editorMailRoute(app, {
    mailer: parts.mailer,
    adminUrl: `${config.contentPublicUrl}/admin`,
    secret: config.contentSecret,
  })
  publicChangeRoute(app, {
    ...api.context,
    mailer: parts.mailer,
    publicUrl: config.publicUrl,
    secret: config.contentSecret,
  })
  purgeRoute(app, { secret: config.contentSecret, onPurge: parts.announceContentChange })
  speculationRules(app)
  securityTxtRoute(app, {
    contacts: config.securityContacts,
    languages: config.securityLanguages,
    publicUrl: config.publicUrl,
    now: api.context.clock,
  })
  await staticRoutes(app, {
    siteFolder: join(import.meta.dirname, '../../web/build/client'),
    serviceWorker: config.serviceWorker,
    uploads: media.uploads,
    images: media.images,
  })
  shareImageRoute(
    app,
    shareImages({
      cache: diskCache(join(cacheFolderOf(config), 'share-images'), { maxBytes: MAX_SHARE_IMAGES_BYTES }),
      render: renderInTurn,
      draw: workerProcess<DrawJob>({ program: new URL('./share-images/draw-process.ts', import.meta.url) })
        .run,
    }),
  )
  await app.register(providerApi({ context: api.context }), { prefix: '/api/v1/mwellness' })
  await app.register(deskApi({ context: api.context }), { prefix: '/api/v1/desk' })
  await app.register(apiReference())
  contentRoutes(app, content, reads)
  await pageRoutes(app, {
    pages: web,
    kept: pages,
    renders,
    turnOf: (request) => turnOf(api.context, request),
    busyPage: () => busyPage,
  })

  return {
    app,
    timeJobs: metrics.timeJobs,
    countMail: metrics.countMail,
    content,
    machineState: readMachine,
    codesSent: api.context.codes.settled,
    onCalendarChange: () => api.context.offers?.end(),
    onCodesLate: api.context.codes.hearLate,
    onContentChange(change) {
      content.expire()
      // The holidays of the office are content.
      api.context.offers?.end()
      pages.supersede()
      media.pregeneration.stop()
      media.refresh(change)
    },
    async warmCache() {
      busyPage = await busyPageOf(web.render)
      const { pages: count, images } = await crawlSite(web.render)
      log.info({ pages: count }, 'cache warmed')
      // The servers of a cluster share the folder of images: one of them is enough. Without content no page names any.
      if (config.pregeneratesImages && (config.serverNumber ?? 1) === 1 && images.length > 0)
        void media.pregeneration
          .make(images)
          .then((made) => made !== undefined && log.info({ pictures: made }, 'images pregenerated'))
      return { complete: isAnswering(content) }
    },
  }
}

const isAnswering = ({ neighbour }: ContentCache) => neighbour.state().circuit === 'closed'

const cacheFolderOf = (config: ServerConfig) => join(config.dataDir, 'cache')

/** Images that visitors wait for. */
const ENCODED_AT_ONCE = 2

/** Composes the copies of uploads and the images made of them. */
function composeMedia({ config, log }: Composition) {
  const versions = mediaVersions()
  const copies = uploads({
    contentUrl: config.contentUrl,
    fetch: provenFetch(config.contentSecret),
    cache: diskCache(join(cacheFolderOf(config), 'uploads')),
    versions,
  })
  const program = new URL('./media/encode-process.ts', import.meta.url)
  const encoder = workerPool<EncodeJob>(ENCODED_AT_ONCE, { program })
  const variants = images({
    uploads: copies,
    cache: diskCache(join(cacheFolderOf(config), 'images')),
    encode: encoder.run,
  })
  return {
    versions,
    uploads: copies,
    images: variants,
    refresh: refreshMedia({
      uploads: copies,
      images: variants,
      log: (fields, message) => log.warn(fields, message),
    }),
    encoder,
    pregeneration: imagePregeneration({
      images: variants,
      encoder: workerProcess({ program, isQuiet: true }),
    }),
  }
}

/** Composes what the provider API works with. */
function composeApi(
  { config, database, encryption, log, sms, announceCodesLate }: Composition,
  {
    content,
    metrics,
    renders,
    readMachine,
  }: {
    content: ContentCache
    metrics: SiteMetrics
    renders: FairQueue
    readMachine: () => Promise<MachineState>
  },
) {
  const clock = () => new Date()
  const refusals = refusalCounts({ database, logger: log })
  const flushing = setInterval(() => void refusals.flush(), FLUSH_REFUSALS_MILLISECONDS).unref()
  const context: ApiContext = {
    database,
    clock,
    logger: log,
    refusals,
    onAlarm: metrics.raise,
    inTurn: renders.run,
    offers: offerCache(),
    isRecording: isRecording(content),
    readCrisisLines: () => content.read(contentPaths.crisisLines),
    samples: {
      read: publishedSamples({ contentUrl: config.contentUrl, secret: config.contentSecret }),
      adminUrl: `${config.contentPublicUrl}/admin`,
      areHidden: config.production,
    },
    machineState: readMachine,
    cmsAddress: cmsAddress({ contentPublicUrl: config.contentPublicUrl, secret: config.contentSecret }),
    callHours: () => readCallHours(content),
    teamName: teamName(content),
    team: teamEntries(content),
    // `*` matches addresses without a page.
    pages: [...Object.values(addresses), '*'],
    codes: codeDelivery({
      database,
      clock,
      logger: log,
      gateway: smsGateway(config.sms, config.publicUrl, sms),
      onEnd: metrics.countCode,
      onLate: announceCodesLate,
    }),
    encryption,
    config: {
      keys: keysOf({ secret: config.appSecret, fallbackSecret: config.appSecretFallback }),
      instruments: instrumentsWith(config.anxietyWording),
      seal: config.retentionRecipient ? sealFor(config.retentionRecipient) : undefined,
      signIn: {
        signUp: config.signUp,
        publicUrl: config.publicUrl,
        limits: config.smsPerHour ? { messages: { max: config.smsPerHour, windowSeconds: 3_600 } } : {},
      },
    },
  }
  return {
    context,
    async stop() {
      clearInterval(flushing)
      await refusals.flush()
    },
  }
}

/** Composes the pages, with the calls that their forms make. */
function composePages(
  { config, log }: Composition,
  { api, content }: { api: ApiContext; content: ContentCache },
) {
  return webPages({
    content,
    ...formTokens({ keys: api.config.keys }),
    publicUrl: config.publicUrl,
    instruments: api.config.instruments,
    sealsErasures: api.config.seal !== undefined,
    log: (event) => log.warn(...logLine(event)),
    acceptConsultation: (form, visit) => acceptConsultation(api, { ...form, ...visit }),
    acceptNumber: (post, visit) => acceptNumber(api, { ...post, ...visit }),
    acceptCode: (post, visit) => acceptCode(api, { ...post, ...visit }),
    acceptNewsletter: (step, body, visit) => acceptNewsletter(api, step, { body, ...visit }),
    followRequest: (link) => followRequest(api, link),
    findNextLink: (link) => findNextLink(api, link),
    findTimes: (link, chosen) => findTimes(api, { ...link, chosen }),
    appointmentFile: (token) => appointmentFile(api, token),
    acceptFollowStep: (link, step, visit) => answerFollowStep(api, { ...link, step, ...visit }),
    nextOpenings: () => nextOpenings(api),
    acceptAssessment: (body, { traceId }) => acceptAssessment(api, { body, traceId }),
  })
}
