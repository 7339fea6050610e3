import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scanWithFfuf } from './scan-with-ffuf.ts'
import { scanWithNikto } from './scan-with-nikto.ts'
import { scanWithSqlmap } from './scan-with-sqlmap.ts'
import { scanWithWapiti } from './scan-with-wapiti.ts'

/**
 * `node tooling/scan/scan-site.ts http://127.0.0.1:3000 [tool …]`: wapiti, Nikto, sqlmap and ffuf against a site of your
 * own (security row 40), each bounded in time. They are Debian's (`apt-get install wapiti sqlmap ffuf`); Nikto, and a
 * list for wapiti, it fetches into a folder of its own. Only ever a site that runs for it: the forms are sent, and the limits of that address are used up. Start it with `TRUST_PROXY=1`:
 * then each form that sqlmap sends comes from an address of its own, and meets more than the limit. What was found:
 * `docs/security-scans.md`.
 */
const site = (process.argv[2] ?? '').replace(/\/$/, '')
if (!/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(site)) {
  process.stderr.write('Name a site on this machine, such as http://127.0.0.1:3000\n')
  process.exit(1)
}
const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
  .map(([, path]) => path ?? '/')
  .slice(0, 32)
const scan = { site, pages, folder: mkdtempSync(join(tmpdir(), 'pulli-scan-')) }

const TOOLS = { ffuf: scanWithFfuf, nikto: scanWithNikto, sqlmap: scanWithSqlmap, wapiti: scanWithWapiti }
const wanted = process.argv.slice(3)
for (const [tool, find] of Object.entries(TOOLS)) {
  if (wanted.length > 0 && !wanted.includes(tool)) continue
  const lines = await find(scan)
  process.stdout.write(
    `\n${tool}: ${lines.length || 'nothing'} found\n${lines.map((line) => `  ${line}\n`).join('')}`,
  )
}
