import { type RunningStack, startStack } from '../../e2e/running-stack.ts'
import { times } from './duration.ts'
import { type Figure, median } from './figure.ts'

const STARTS = times(3)

/** P13: a start in a data folder that was used before, with nothing to build. */
export async function measureStart(used: RunningStack): Promise<Figure[]> {
  const ports = { site: Number(new URL(used.siteUrl).port), content: Number(new URL(used.contentUrl).port) }
  const launcherEnded = new Promise((resolve) => used.launcher.once('exit', resolve))
  used.launcher.kill('SIGTERM')
  await launcherEnded
  const seconds: number[] = []
  for (let count = 0; count < STARTS; count++) {
    const begunAt = performance.now()
    const again = await startStack({ dataDir: used.dataDir, ports, env: { PREGENERATE_IMAGES: 'on' } })
    seconds.push((performance.now() - begunAt) / 1000)
    await again.stop()
  }
  const whole = median(seconds)
  return [
    {
      id: 'P13',
      what: 'start of everything, nothing to build',
      measured: `${whole.toFixed(1)} s`,
      bound: '≤ 6 s',
      holds: whole <= 6,
    },
  ]
}
