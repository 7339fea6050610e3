import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test('STA-15 no page calls window.alert, confirm or prompt', () => {
  const files = globSync('{apps/web/app,packages/ui/src}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(200)
  const callers = files.filter((file) =>
    /(?<![\w.])(?:window\.)?(?:alert|confirm|prompt)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(callers).toEqual([])
})
