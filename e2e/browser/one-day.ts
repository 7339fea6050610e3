import { setTimeout as sleep } from 'node:timers/promises'
import { test } from './test.ts'

const DAY = 86_400_000
/** India is five and a half hours ahead of UTC, all year. */
const INDIA = 19_800_000

/** Waits for midnight in India if it would fall into the test, which would change the current day. */
export async function stayInOneDay() {
  const left = DAY - ((Date.now() + INDIA) % DAY)
  const { timeout } = test.info()
  if (left > timeout) return
  test.setTimeout(timeout + left + 1_000)
  await sleep(left + 1_000)
}
