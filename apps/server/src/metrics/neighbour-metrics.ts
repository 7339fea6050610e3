import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { Counter, Gauge, type Registry } from 'prom-client'

/** Adds the metrics of the parts outside this process, and returns what updates them. */
export function neighbourMetrics(registry: Registry, neighbours: readonly Neighbour[]): () => void {
  const registers = [registry]
  const reachable = new Gauge({
    name: 'pulli_neighbour_reachable',
    help: '0 while a part outside this process has failed several times in a row: it is asked once in a while.',
    labelNames: ['neighbour'],
    registers,
  })
  const calls = new Counter({
    name: 'pulli_neighbour_calls_total',
    help: 'Calls of the parts outside this process by their end: answered, failed, late or refused (not made).',
    labelNames: ['neighbour', 'end'],
    registers,
  })
  return () => {
    calls.reset()
    for (const each of neighbours) {
      const { name: neighbour, circuit, ends } = each.state()
      reachable.set({ neighbour }, Number(circuit === 'closed'))
      for (const [end, count] of Object.entries(ends)) calls.inc({ neighbour, end }, count)
    }
  }
}
