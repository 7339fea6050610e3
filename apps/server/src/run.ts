import { exitDespiteHungFolder } from './keys/exit-despite-hung-folder.ts'
import { type Command, commandsWith } from './run/commands.ts'
import { isStartRefused } from './run/refuse-unready.ts'
import { setIn, withSecretFiles } from './run/secret-files.ts'

/**
 * `deploy/pulli <command>`: what the image and the units start. Reads secrets from files, then becomes the process of the
 * command, so that signals and memory are its own.
 */
async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  const given = commandNamed(name, setIn(process.env))
  const settings = given?.needsNoSecrets ? setIn(process.env) : withSecretFiles(process.env)
  const commands = commandsWith(settings)
  const command = commandNamed(name, settings)
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

function commandNamed(name: string, settings: Readonly<Record<string, string>>): Command | undefined {
  const commands = commandsWith(settings)
  return Object.hasOwn(commands, name) ? commands[name] : undefined
}

const code = await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
exitDespiteHungFolder()
process.exit(code)
