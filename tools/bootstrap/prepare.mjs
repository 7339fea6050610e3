import { delimiter, dirname, join } from 'node:path'
import { withLock } from './lock.mjs'
import { projectNode, root } from './places.mjs'
import { refusalOfOldNode } from './refuse-old-node.mjs'
import { endSteps, runStep } from './run-step.mjs'
import { fingerprint, isDone, markDone } from './stamp.mjs'

/** @typedef {{ label: string, needs: string[], stamp: string, run: () => [command: string, args: string[], cwd: string] }} Step */

/** @type {Step[]} */
const INSTALLS = [
  {
    label: 'Installing the packages of the project',
    needs: ['package.json', 'package-lock.json'],
    stamp: 'node_modules/.pulli-installed',
    run: () => npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root),
  },
  {
    label: 'Installing the packages of the content service',
    needs: ['apps/content/package.json', 'apps/content/package-lock.json'],
    stamp: 'apps/content/node_modules/.pulli-installed',
    run: () => npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], join(root, 'apps/content')),
  },
]

/** @type {Step} */
const MESSAGES = {
  label: 'Compiling the messages',
  needs: ['packages/messages', 'package-lock.json'],
  stamp: 'packages/messages/generated/.pulli-built',
  run: () => npm(['run', 'build', '--workspace', '@pulli/messages'], root),
}

/** @type {Step} */
const SITE = {
  label: 'Building the site',
  needs: ['apps/web', 'packages', 'tools/compress-assets.ts', 'package-lock.json'],
  stamp: 'apps/web/build/.pulli-built',
  run: () => npm(['run', 'build', '--workspace', '@pulli/web'], root),
}

/**
 * Bundles the built site too.
 * @type {Step}
 */
const SERVER = {
  label: 'Building the server',
  needs: ['apps/server', 'apps/api', ...SITE.needs],
  stamp: 'apps/server/build/.pulli-built',
  run: () => npm(['run', 'build', '--workspace', '@pulli/server'], root),
}

/** @type {Step} */
const CONTENT = {
  label: 'Building the content service',
  needs: ['apps/content', 'apps/content/package-lock.json'],
  stamp: 'apps/content/dist/.pulli-built',
  run: () => npm(['run', 'build'], join(root, 'apps/content')),
}

/** @type {Step} */
const NOTICE = {
  label: 'Listing the packages and their licences',
  needs: ['package-lock.json', 'apps/content/package-lock.json', 'tools/licences', 'packages/ui/src/fonts'],
  stamp: 'build/.pulli-listed',
  run: () => [projectNode(), ['--disable-warning=ExperimentalWarning', 'tools/write-notice.ts'], root],
}

/** Installs and builds only what changed. */
export async function prepare() {
  const refusal = refusalOfOldNode(process.versions.node)
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`)
    process.exit(1)
  }
  const waiting = [...INSTALLS, MESSAGES, SITE, SERVER, CONTENT, NOTICE].filter(
    (step) => !isDone(step.stamp, fingerprint(step.needs)),
  )
  if (waiting.length === 0) return
  await withLock(async () => {
    process.stdout.write('Preparing Pulli. The first time this takes a few minutes.\n')
    await Promise.all(INSTALLS.map(doOnce))
    await doOnce(MESSAGES)
    await Promise.all([doOnce(SITE).then(() => doOnce(SERVER)), doOnce(CONTENT), doOnce(NOTICE)])
  }).catch((error) => {
    endSteps()
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  })
}

/** @param {Step} step */
async function doOnce(step) {
  const print = fingerprint(step.needs)
  if (isDone(step.stamp, print)) return
  const [command, args, cwd] = step.run()
  const path = [dirname(projectNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  // A production NODE_ENV would make npm leave out the tools that the build needs.
  await runStep(step.label, command, args, {
    cwd,
    env: { ...process.env, PATH: path, NODE_ENV: undefined, CI: '1' },
  })
  markDone(step.stamp, print)
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @returns {[string, string[], string]}
 */
function npm(args, cwd) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args], cwd] : ['npm', args, cwd]
}
