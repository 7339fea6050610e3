import { exitDespiteHungFolder } from './keys/exit-despite-hung-folder.ts'
import { commandsWith } from './run/commands.ts'
import { isStartRefused } from './run/refuse-unready.ts'
import { withSecretFiles } from './run/secret-files.ts'

/**
 * `deploy/pulli <command>`: what the image and the units start. Reads secrets from files, then becomes the process of the
 * command, so that signals and memory are its own.
 */
async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  const settings = withSecretFiles(process.env)
  const commands = commandsWith(settings)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined || process.execve === undefined) {
    const lines = Object.entries(commands).map(([each, { about }]) => `  ${each.padEnd(17)} ${about}\n`)
    process.stderr.write(`Usage: pulli <command>\n\n${lines.join('')}`)
    return 2
  }
  const env = { ...settings, ...command.env }
  if (command.isChecked && (await isStartRefused(env))) return 1
  const flags = ['--disable-warning=ExperimentalWarning', ...(command.flags ?? [])]
  return process.execve(
    process.execPath,
    [process.execPath, ...flags, command.module, ...(command.args ?? []), ...args],
    env,
  )
}

const code = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
exitDespiteHungFolder()
process.exit(code)
