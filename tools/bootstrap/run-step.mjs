import { spawn } from 'node:child_process'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Ends the running steps. They are repeated on the next start. */
export function endSteps() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a long step and shows its progress: on a terminal a line that counts the seconds, elsewhere a line every ten
 * seconds. The step's own output is shown only if it fails.
 * @param {string} label
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export function runStep(label, command, args, options) {
  const begunAt = Date.now()
  const terminal = process.stdout.isTTY
  const seconds = () => `${Math.round((Date.now() - begunAt) / 1000)} s`
  const show = (/** @type {string} */ text) =>
    process.stdout.write(terminal ? `\r\u001b[K${text}` : `${text}\n`)
  show(`  ${label} …`)
  const ticker = setInterval(() => show(`  ${label} … ${seconds()}`), terminal ? 1_000 : 10_000)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const printed = []
    running.add(child)
    child.stdout.on('data', (chunk) => printed.push(chunk))
    child.stderr.on('data', (chunk) => printed.push(chunk))
    /** @param {string | undefined} reason */
    const end = (reason) => {
      running.delete(child)
      clearInterval(ticker)
      if (reason === undefined) {
        show(`  ${label}: ${seconds()}${terminal ? '\n' : ''}`)
        return resolve()
      }
      if (terminal) process.stdout.write('\n')
      reject(new Error(`${label} failed (${reason}).\n${Buffer.concat(printed).toString().trim()}`))
    }
    child.on('error', (error) => end(error.message))
    child.on('close', (code, signal) => end(code === 0 ? undefined : `${signal ?? `exit code ${code}`}`))
  })
}
