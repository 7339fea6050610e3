import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { DEPLOY } from './made-secrets.ts'

const valuesIn = (text: string) =>
  [...text.matchAll(/^(?!#)([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])

/**
 * Returns the environment that systemd gives to the command of a unit: what `Environment=` says, over that the file of settings,
 * and the credentials, here straight from the folder of secrets. Like systemd it starts nothing where a secret has no file.
 */
export function environmentOf(
  unit: string,
  { secrets, settings = '' }: { secrets: string; settings?: string },
): Record<string, string> {
  const text = readFileSync(join(DEPLOY, 'systemd', unit), 'utf8')
  for (const [, name = '', path = ''] of text.matchAll(/^LoadCredential=(\w+):(\S+)$/gm))
    expect(existsSync(join(secrets, basename(path))), `${unit} loads ${name}`).toBe(true)
  const assigned = [...text.matchAll(/^Environment=(.*)$/gm)]
    .flatMap(([, line = '']) => line.split(' '))
    .map((assignment) => assignment.split(/=(.*)/s))
    .map(([name = '', value = '']) => [name, value.replace('%d', secrets).replace('%l', 'here')])
  return Object.fromEntries([...assigned, ...valuesIn(settings)])
}
