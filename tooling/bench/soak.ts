import { parseArgs } from 'node:util'
import { startStack } from '../../e2e/running-stack.ts'
import { type SoakWindow, soakFaults, soakWindows } from '../../e2e/soak-windows.ts'

/**
 * `npm run soak -- --minutes 60 --rate 12`: a site of its own under an open-loop load, looked at every five minutes. Exits
 * with 1 where visitors were refused, a write was lost, or memory, files or connections grow.
 */
const WINDOW_SECONDS = 300

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { minutes: text, rate: text } })
const windows = Math.max(1, Math.round((Number(values.minutes ?? 60) * 60) / WINDOW_SECONDS))
const rate = Number(values.rate ?? 12)

const stack = await startStack({
  env: { TRUST_PROXY: '1', SMS_PER_HOUR: '9000000', PREGENERATE_IMAGES: 'on' },
})
const site = { ...stack, databaseUrl: stack.databaseUrl(), serverPid: stack.processOf('server') }
const seen: SoakWindow[] = []
try {
  for await (const window of soakWindows(site, { windows, seconds: WINDOW_SECONDS, rate })) {
    seen.push(window)
    process.stdout.write(`${JSON.stringify({ minute: seen.length * (WINDOW_SECONDS / 60), ...window })}\n`)
  }
} finally {
  await stack.stop()
}
const faults = soakFaults(seen)
for (const fault of faults) process.stdout.write(`wrong: ${fault}\n`)
process.stdout.write(faults.length === 0 ? 'It stood the soak.\n' : '')
process.exitCode = faults.length === 0 ? 0 : 1
