// `npm test`: the set-up of `npm start`, then checks and tests. Needs only Node 20.19 or newer.
import { spawn } from 'node:child_process'
import { findChromium } from './bootstrap/chromium.mjs'
import { projectNode, root } from './bootstrap/places.mjs'
import { prepare } from './bootstrap/prepare.mjs'

await prepare()
const chromium = await findChromium()

const child = spawn(
  projectNode(),
  ['--disable-warning=ExperimentalWarning', 'tools/test/run-all.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
