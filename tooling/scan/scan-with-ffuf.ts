import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'
import type { Scan } from './scan.ts'

/** What a careless copy to a server would leave there. */
const LEFT_BEHIND = [
  '.git/HEAD',
  '.git/config',
  '.gitignore',
  '.env',
  '.env.example',
  '.env.bak',
  '.npmrc',
  '.DS_Store',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docker-compose.yml',
  'Dockerfile',
  'README.md',
  'secrets.json',
  'server.log',
  'logs/server.log',
  'backup.sql',
  'dump.sql',
  'backup.zip',
  'site.tar.gz',
  'index.js',
  'index.js.map',
  'build/server/index.js',
  'apps/server/src/server.ts',
  'node_modules/pg/package.json',
  'admin',
  'admin/login',
  'wp-admin',
  'phpinfo.php',
  'server-status',
  'metrics',
  'debug',
  'actuator/health',
  'uploads/',
  'uploads/../secrets.json',
  'uploads/%2e%2e/secrets.json',
  'img/',
  'assets/',
  'api/upload/files',
  'api/users',
  'api/site-setting?status=draft',
  'content-manager',
  'internal',
  '.well-known/',
  'graphql',
]

/** Requests paths that must not be served. */
export function scanWithFfuf({ site, folder }: Scan): string[] {
  const words = join(folder, 'words')
  writeFileSync(words, LEFT_BEHIND.join('\n'))
  const report = join(folder, 'ffuf.json')
  runTool(
    'ffuf',
    ['-u', `${site}/FUZZ`, '-w', words, '-mc', '200-399,500-599', '-o', report, '-of', 'json', '-s'],
    2,
  )
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
    results: { url: string; status: number }[]
  }
  return results.map(({ url, status }) => `${status}: ${url}`)
}
