import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { webPages } from '../../apps/server/src/pages/web-pages.ts'

/**
 * Renders the home page in a loop in its own process, on one core, with its content in memory and without a page cache.
 * Reports renders per second and the time of each.
 */
const [contentUrl = '', rounds = '', renders = ''] = process.argv.slice(2)
const read = new Map<string, Promise<unknown>>()
const content = {
  version: 1,
  read(path: string) {
    const kept = read.get(path) ?? fetch(`${contentUrl}${path}`).then((answer) => answer.json())
    read.set(path, kept)
    return kept
  },
}
const refused = () => Promise.reject(new Error('nothing is sent in a bench'))
const pages = await webPages({
  content,
  publicUrl: 'http://localhost',
  instruments: INSTRUMENTS,
  log: ({ message }: { message: string }) => process.stderr.write(`${message}\n`),
  acceptConsultation: refused,
  acceptNewsletter: refused,
  acceptAssessment: refused,
} as unknown as Parameters<typeof webPages>[0])

const render = async () => (await pages.render('/')).arrayBuffer()
for (let count = 0; count < 300; count++) await render()

const times: number[] = []
const rates: number[] = []
for (let round = 0; round < Number(rounds); round++) {
  const before = process.cpuUsage()
  for (let count = 0; count < Number(renders); count++) {
    const begunAt = performance.now()
    await render()
    times.push(performance.now() - begunAt)
  }
  // CPU seconds, not wall-clock time: other load on the machine does not count.
  const { user, system } = process.cpuUsage(before)
  rates.push((Number(renders) / (user + system)) * 1e6)
}
process.send?.({ rates, times })
process.disconnect?.()
