import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/**
 * Lighthouse on a phone for each address of the command line, as often as the first argument says. One line of
 * JSON for each run. Its own process: a run must not share a thread with whoever asks for it.
 */
const [runs, ...urls] = process.argv.slice(2)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Now and then the recording of a trace fails, and Lighthouse asks to be run again. */
const TRIES = 3

for (const url of urls) {
  for (let run = 0, failures = 0; run < Number(runs); run++) {
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromeFlags: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        // Letters as wide as on a phone.
        '--font-render-hinting=none',
      ],
    })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: [...CATEGORIES],
      })
      if (!result) throw new Error(`Lighthouse told nothing about ${url}`)
      const { categories, audits, runtimeError } = result.lhr
      if (runtimeError) {
        if (++failures === TRIES) throw new Error(`${url}: ${runtimeError.message}`)
        run--
        continue
      }
      const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
      const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(
        ({ weight }) => weight > 0,
      )
      const lost = counted.filter(({ id }) => {
        const audit = audits[id]
        return audit?.score !== null && audit?.score !== undefined && audit.score < 0.9
      })
      const line = {
        url,
        scores,
        shift: audits['cumulative-layout-shift']?.numericValue,
        blocked: audits['total-blocking-time']?.numericValue,
        lcp: audits['largest-contentful-paint']?.numericValue,
        lost: lost.map(({ id }) => id),
        ...(process.env.DETAILS && {
          details: Object.fromEntries(lost.map(({ id }) => [id, audits[id]?.details])),
        }),
      }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    } finally {
      chrome.kill()
    }
  }
}
