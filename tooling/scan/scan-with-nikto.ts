import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { fetchNikto } from './fetch-nikto.ts'
import { runTool } from './run-tool.ts'
import type { Scan } from './scan.ts'

/** It contacts no other host, tries one folder of programs, and says how each request was answered. */
const HOW = ['-ask', 'no', '-nointeractive', '-nolookup', '-nossl', '-Cgidirs', '/cgi-bin/', '-Display', 'V']
const FRAME = /^(?:Target |Start Time|End Time|Server: No banner|\d+ )/
/** As of `/etc/passwd`. Nikto takes any `root:` for it, and that is in the stylesheet of each page. */
const LINE_OF_ACCOUNTS = /^[a-z_]+:[^:\s]*:\d+:/m

/** Asks for what 6,500 old faults are known by, and once more itself for each address that Nikto reports. */
export async function scanWithNikto({ site, folder }: Scan): Promise<string[]> {
  const host = `${site.replace('localhost', '127.0.0.1')}/`
  const said = runTool('perl', [...fetchNikto(folder), '-host', host, ...HOW], 15)
  const checked = / (\d+) items checked/.exec(said)?.[1]
  if (checked === undefined) return ['not finished within 15 minutes']
  const failed = [...said.matchAll(/- (5\d\d for .*)$/gm)].map(([, which]) => `${which}`)

  const reported = [...said.matchAll(/^\+ (?:OSVDB-\d+: )?(.*)$/gm)]
    .map(([, line]) => `${line}`)
    .filter((line) => !FRAME.test(line))
  const found: string[] = []
  for (const line of reported) if (!(await isRefused(host, /^(\/.*?): /.exec(line)?.[1]))) found.push(line)
  const answers = said.match(/- \d{3} for /g)?.length ?? 0
  process.stdout.write(
    `  ${checked} checked with ${answers} requests; of ${reported.length} reported, ${reported.length - found.length} are refused addresses\n`,
  )
  return [...failed, ...found]
}

/** Whether an address is answered with 4xx and with nothing that looks like a file of the machine. */
async function isRefused(site: string, path: string | undefined): Promise<boolean> {
  if (path === undefined || /[^!-~]/.test(path)) return false
  const { hostname, port } = new URL(site)
  // Unchanged: fetch would remove the dots.
  const asked = request({ hostname, port, path, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  const status = answer.statusCode ?? 0
  return status >= 400 && status < 500 && !LINE_OF_ACCOUNTS.test(text)
}
