import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = [import.meta.dirname, join(import.meta.dirname, '../../../packages/ui/src')]

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.startsWith('styles/'))
    .map((file) => join(folder, file)),
)

test('no class is styled in two sheets as a bare class, so that their order decides nothing', () => {
  const owners = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    for (const [, name = ''] of readFileSync(sheet, 'utf8').matchAll(/^\s*\.([\w-]+) \{/gm)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(sheet))
    }
  }
  expect([...owners].filter(([, owning]) => owning.size > 1)).toEqual([])
})
