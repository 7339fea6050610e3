// `npm start`: installs and builds what changed, then starts everything. This file and tools/bootstrap run on the
// machine's Node (20.19 or newer); what they start runs on the Node installed with the project.
import { spawn } from 'node:child_process'
import { LAUNCHER_ALLOCATOR, LAUNCHER_FLAGS } from '../apps/server/src/launcher/launcher-flags.mjs'
import { projectNode, root } from './bootstrap/places.mjs'
import { prepare } from './bootstrap/prepare.mjs'
import { endSteps } from './bootstrap/run-step.mjs'

const startedBy = process.ppid
/** @type {import('node:child_process').ChildProcess | undefined} */
let system

// Output that cannot be written, as to a closed pipe or a full disk, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
// If npm is killed, no signal reaches this process, but its parent changes.
setInterval(() => process.ppid !== startedBy && stop(), 250).unref()

await prepare()

const flags = ['--disable-warning=ExperimentalWarning', ...LAUNCHER_FLAGS]
system = spawn(projectNode(), [...flags, 'apps/server/src/launch.ts'], {
  cwd: root,
  env: { ...process.env, ...LAUNCHER_ALLOCATOR },
  // Its own process group: a Ctrl-C reaches this process alone, which passes it on once.
  detached: true,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
system.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function stop() {
  if (system) return system.kill('SIGTERM')
  endSteps()
  process.exit(0)
}
