import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formToken } from '../e2e/form-token.ts'

/**
 * `node tools/scan-site.ts http://127.0.0.1:3000 [tool …]`: wapiti, sqlmap and ffuf against a site of your own (security row
 * 40), each bounded in time. They are Debian's (`apt-get install wapiti sqlmap ffuf`). Only ever a site that runs for
 * it: the forms are sent, and the limits of that address are used up. Start it with `TRUST_PROXY=1`, then each form that
 * sqlmap sends comes from an address of its own, and is judged by more than the limit. What was found: `docs/security-scans.md`.
 */
const site = (process.argv[2] ?? '').replace(/\/$/, '')
if (!/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/.test(site)) {
  process.stderr.write('Name a site on this machine, such as http://127.0.0.1:3000\n')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'pulli-scan-'))

/** Addresses whose parameters the pages and the reads of content know. */
const WITH_PARAMETERS = [
  '/blog-grid?q=sleep&category=Parenting&tag=Work&page=1&from=%2Fjournals',
  '/campaigns?page=1&from=%2Fawareness-campaigns',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/api/blogs?populate=*&sort=createdAt:desc&pagination%5BpageSize%5D=3',
]
/** Somebody else each time, so that what is tried in the other fields is stored. */
const NEW_PERSON =
  "import random; n=str(random.randint(10**8,10**9-1)); phone='9'+n; email='v'+n+'@b.example'"
const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
const WISH = {
  ...{ name: 'Asha', phone: '9876543210', email: 'a@b.example', section: 'Art Therapy' },
  ...{ consultation_date: IN_A_WEEK, return_to: '/about' },
}
/** The forms as they are filled in, each with what sqlmap is told beside. */
const FORMS: readonly (readonly [path: string, fields: Record<string, string>, ...how: string[]])[] = [
  ['/newsletter', { email: 'a@b.example' }],
  ['/newsletter/confirm', { token: 'abc' }],
  ['/newsletter/unsubscribe', { token: 'abc' }],
  ['/consultation', WISH, '-p', 'phone,email,csrf_token'],
  ['/consultation', WISH, '-p', 'name,section,consultation_date,return_to', '--eval', NEW_PERSON],
  [
    '/perceived-stress-assessment',
    Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at}`, '1'])),
  ],
]

/** What a careless copy to a server would leave there. */
const LEFT_BEHIND = [
  ...['.git/HEAD', '.git/config', '.gitignore', '.env', '.env.example', '.env.bak', '.npmrc', '.DS_Store'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'docker-compose.yml', 'Dockerfile', 'README.md'],
  ...['secrets.json', 'server.log', 'logs/server.log', 'backup.sql', 'dump.sql', 'backup.zip', 'site.tar.gz'],
  ...[
    'index.js',
    'index.js.map',
    'build/server/index.js',
    'apps/server/src/server.ts',
    'node_modules/pg/package.json',
  ],
  ...[
    'admin',
    'admin/login',
    'wp-admin',
    'phpinfo.php',
    'server-status',
    'metrics',
    'debug',
    'actuator/health',
  ],
  ...[
    'uploads/',
    'uploads/../secrets.json',
    'uploads/%2e%2e/secrets.json',
    'img/',
    'assets/',
    'api/upload/files',
  ],
  ...['api/users', 'api/site-setting?status=draft', 'content-manager', 'internal', '.well-known/', 'graphql'],
]

function run(tool: string, args: string[], minutes: number): string {
  process.stdout.write(`${tool} ${args.join(' ').slice(0, 100)} …\n`)
  const { stdout, error } = spawnSync(tool, args, {
    encoding: 'utf8',
    timeout: minutes * 60_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error && (error as NodeJS.ErrnoException).code === 'ENOENT')
    throw new Error(`${tool} is not installed: apt-get install -y wapiti sqlmap ffuf`)
  return stdout
}

function wapiti(pages: readonly string[]): string[] {
  const report = join(folder, 'wapiti.json')
  const starts = [...pages, ...WITH_PARAMETERS].flatMap((path) => ['-s', `${site}${path}`])
  const bounds = ['--max-scan-time', '240', '--max-attack-time', '40', '--flush-session', '--scope', 'folder']
  const modules = 'all,-nikto,-buster,-wapp,-brute_login_form'
  const form = ['-m', modules, '-H', 'Accept-Encoding: identity', '-f', 'json', '-o', report]
  run('wapiti', ['-u', `${site}/`, ...starts, ...bounds, ...form], 20)
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { level: number; method: string; path: string; info: string }[]>
  }
  return Object.values(vulnerabilities).flatMap((found) =>
    found.map(({ level, method, path, info }) => `level ${level}: ${method} ${path}: ${info}`),
  )
}

async function sqlmap(): Promise<string[]> {
  const always = [
    '--batch',
    '--level',
    '2',
    '--timeout',
    '5',
    '--retries',
    '0',
    '--threads',
    '4',
    '--flush-session',
  ]
  const forms = FORMS.map(async ([path, fields, ...how]) => {
    const form = new URLSearchParams({ csrf_token: await formToken(site + path), ...fields })
    return ['-u', `${site}${path}`, '--data', `${form}`, '--tamper', 'xforwardedfor', ...how]
  })
  const calls = [...WITH_PARAMETERS.map((path) => ['-u', `${site}${path}`]), ...(await Promise.all(forms))]
  return calls.flatMap((call) => {
    const said = run('sqlmap', [...call, ...always], 4)
    const injectable = /is vulnerable|identified the following injection point/i.test(said)
    const tested = said.match(/parameter '[^']+' does not seem to be injectable/g)?.length ?? 0
    process.stdout.write(`  ${tested} parameters tested, ${injectable ? 'INJECTABLE' : 'none injectable'}\n`)
    return injectable ? [`injectable: ${call.join(' ')}`] : []
  })
}

function ffuf(): string[] {
  const words = join(folder, 'words')
  writeFileSync(words, LEFT_BEHIND.join('\n'))
  const report = join(folder, 'ffuf.json')
  run(
    'ffuf',
    ['-u', `${site}/FUZZ`, '-w', words, '-mc', '200-399,500-599', '-o', report, '-of', 'json', '-s'],
    2,
  )
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
    results: { url: string; status: number }[]
  }
  return results.map(({ url, status }) => `${status}: ${url}`)
}

const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
  .map(([, path]) => path ?? '/')
  .slice(0, 32)
const TOOLS = { ffuf, sqlmap, wapiti: () => wapiti(pages) }
const wanted = process.argv.slice(3)
for (const [tool, scan] of Object.entries(TOOLS)) {
  if (wanted.length > 0 && !wanted.includes(tool)) continue
  const lines = await scan()
  process.stdout.write(
    `\n${tool}: ${lines.length || 'nothing'} found\n${lines.map((line) => `  ${line}\n`).join('')}`,
  )
}
