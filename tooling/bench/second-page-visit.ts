import { setTimeout as sleep } from 'node:timers/promises'
import type { Devtools } from './devtools.ts'

/** What Chrome does on Android, where there is no pointer that hovers: links near the finger are speculated on. */
export const ANDROID_HEURISTICS =
  '--enable-features=PreloadingModerateViewportHeuristics,PreloadingEagerViewportHeuristics'

/** How long somebody reads before a link is tapped, and how long the finger rests on it. */
const READING_MILLISECONDS = 2_000
const TAP_MILLISECONDS = 80

interface Attached {
  sessionId: string
  targetInfo: { type: string; browserContextId: string }
}

/** How the browser came by the second page. */
export type SecondPage = { path: string; lcp: number; way: 'prerender' | 'prefetch' | 'fetch' }

/** Opens the home page on a slow phone, scrolls by touch to the nth link of it, reads, and taps. */
export async function visitSecondPage(devtools: Devtools, siteUrl: string, nth: number): Promise<SecondPage> {
  const { browserContextId } = await devtools.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const pages: string[] = []
  const slowed: Promise<void>[] = []
  // A tab has a page for what is shown and one for each page that is prerendered. To attach to pages alone would switch
  // prerendering off.
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  devtools.on('Target.attachedToTarget', async (params) => {
    const { sessionId, targetInfo } = params as unknown as Attached
    if (targetInfo.browserContextId !== browserContextId) return
    if (targetInfo.type === 'tab') await devtools.send('Target.setAutoAttach', attach, sessionId)
    if (targetInfo.type === 'page') {
      pages.push(sessionId)
      // Not awaited: a page that waits for its debugger answers only once it runs.
      slowed.push(asSlowPhone(devtools, sessionId))
    }
    await devtools.send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(() => undefined)
  })
  await devtools.send('Target.setAutoAttach', { ...attach, filter: [{ type: 'tab' }] })
  await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const session = await until(() => pages[0])
  await Promise.all(slowed)
  const evaluate = async <Value>(expression: string, sessionId: string) => {
    const { result } = await devtools.send<{ result: { value: Value } }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      sessionId,
    )
    return result.value
  }

  await devtools.send('Page.navigate', { url: `${siteUrl}/` }, session)
  await until(() =>
    evaluate<boolean>(`location.pathname === '/' && document.readyState === 'complete'`, session),
  )
  // Each visit takes another link.
  const LINK = `(() => {
    const links = [...document.querySelectorAll('main a[href^="/"]')].filter((link) => link.checkVisibility())
    return links[${nth} % links.length]
  })()`
  await evaluate(`${LINK}.scrollIntoView({ block: 'center', behavior: 'instant' })`, session)
  const scroll = { x: 195, y: 500, yDistance: -60, gestureSourceType: 'touch', speed: 400 }
  await devtools.send('Input.synthesizeScrollGesture', scroll, session)
  await sleep(500)
  const { path, x, y } = await evaluate<{ path: string; x: number; y: number }>(
    `(() => {
      const link = ${LINK}
      const { x, y, width, height } = link.getClientRects()[0]
      return { path: link.getAttribute('href'), x: x + width / 2, y: y + height / 2 }
    })()`,
    session,
  )
  await sleep(READING_MILLISECONDS)
  const touch = (type: string, touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints }, session)
  await touch('touchStart', [{ x, y }])
  await sleep(TAP_MILLISECONDS)
  // Not awaited: where a prerendered page takes its place, the page of the tap no longer answers.
  touch('touchEnd', []).catch(() => undefined)

  const pathname = new URL(path, siteUrl).pathname
  const page = await until(async () => {
    for (const id of pages) {
      const isIt = await evaluate<boolean>(
        `location.pathname === ${JSON.stringify(pathname)} && !document.prerendering && document.readyState === 'complete'`,
        id,
      ).catch(() => false)
      if (isIt) return id
    }
    return undefined
  })
  await sleep(1_500)
  const seen = await evaluate<{ lcp: number; way: SecondPage['way'] }>(
    `new Promise((resolve) => new PerformanceObserver((list) => {
      const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation')
      const way = activationStart > 0 ? 'prerender' : deliveryType === 'navigational-prefetch' ? 'prefetch' : 'fetch'
      resolve({ lcp: Math.max(0, list.getEntries().at(-1).startTime - activationStart), way })
    }).observe({ type: 'largest-contentful-paint', buffered: true }))`,
    page,
  )
  await devtools.send('Target.disposeBrowserContext', { browserContextId })
  return { path, ...seen }
}

/** 700 kbit/s both ways, 300 ms there and back, and a processor six times slower: applied, not simulated. */
async function asSlowPhone({ send }: Devtools, sessionId: string) {
  const throughput = 700_000 / 8
  await Promise.all([
    send(
      'Emulation.setDeviceMetricsOverride',
      { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
      sessionId,
    ),
    send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId),
    send('Emulation.setCPUThrottlingRate', { rate: 6 }, sessionId),
    send('Network.enable', {}, sessionId),
    send(
      'Network.emulateNetworkConditions',
      { offline: false, latency: 300, downloadThroughput: throughput, uploadThroughput: throughput },
      sessionId,
    ),
  ])
}

/** Returns the first value that is there, asked for twenty times a second for twenty seconds. */
async function until<Value>(
  look: () => Value | undefined | false | Promise<Value | undefined | false>,
): Promise<Value> {
  for (let tries = 0; tries < 400; tries++) {
    const found = await look()
    if (found) return found
    await sleep(50)
  }
  throw new Error('the page did not come within twenty seconds')
}
