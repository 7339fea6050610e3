// Preloaded by a server of the tests (`NODE_OPTIONS=--import=…`): at SIGUSR2 it reads the file that DISTURBANCES names,
// and from then on its clock is off, or no name resolves.
import dns from 'node:dns'
import { readFileSync } from 'node:fs'

let offset = 0
let isDnsGone = false

process.on('SIGUSR2', () => {
  const said = JSON.parse(readFileSync(process.env.DISTURBANCES ?? '', 'utf8'))
  offset = said.clockAheadMilliseconds ?? 0
  isDnsGone = said.isDnsGone === true
})

const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + offset] : given, asked),
  get: (target, name) => (name === 'now' ? () => target.now() + offset : Reflect.get(target, name)),
})

// Caches count ages with the monotonic clock, which a machine that slept has moved on too.
const now = performance.now.bind(performance)
performance.now = () => now() + offset

type Lookup = (name: string, options: object, done: (error: Error | null) => void) => void
const { lookup } = dns as unknown as { lookup: Lookup }
const disturbed: Lookup = (name, options, done) => {
  if (!isDnsGone) return lookup(name, options, done)
  const failure = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: 'EAI_AGAIN' })
  setImmediate(() => done(failure))
}
Object.assign(dns, { lookup: disturbed })
