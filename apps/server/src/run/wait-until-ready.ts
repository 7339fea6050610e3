import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MILLISECONDS = 200
const TELL_EVERY_MILLISECONDS = 10_000
const PATIENCE_MILLISECONDS = 2_000

/**
 * Asks an address until it answers with 200, however long that takes: a first start fills the CMS, and a migration has its time.
 *
 * @param mainProcess ends the wait where it is gone
 * @returns whether it is ready
 */
export async function waitUntilReady(
  url: string,
  { mainProcess, tell }: { mainProcess: number | undefined; tell: (text: string) => void },
): Promise<boolean> {
  let toldAt = Date.now()
  while (mainProcess === undefined || isThere(mainProcess)) {
    const status = await ask(url)
    if (status === undefined) return true
    if (Date.now() - toldAt >= TELL_EVERY_MILLISECONDS) {
      toldAt = Date.now()
      tell(`not ready yet: ${status}`)
    }
    await sleep(ASK_EVERY_MILLISECONDS)
  }
  return false
}

/** Returns what is missing, or undefined. */
async function ask(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
    const said = (await answer.text()).slice(0, 200)
    return answer.ok ? undefined : said
  } catch {
    return 'it does not answer'
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
