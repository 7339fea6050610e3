import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Uses of terracotta: errors, missed and unsent items, whom to call. And the door's threshold. */
const MARKED =
  /err|invalid|missed|fault|refusal|__error\b|__no\b|offer|Toastify|safety|callsnow|\.help\b|doorway/

test('terracotta marks errors and help, and nothing that went well', () => {
  const files = globSync('{apps/web/app,packages/ui/src}/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(50)
  const rules = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => body.includes('var(--earth)'))
      .map(([, selector = '']) => `${file}: ${selector.replace(/\/\*.*?\*\//gs, '').trim()}`),
  )
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter((rule) => !MARKED.test(rule.slice(rule.indexOf(':'))))).toEqual([])
})
