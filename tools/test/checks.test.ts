import { expect, test } from 'vitest'
import { alone, BROWSER } from './checks.ts'

const grepOf = (title: string) => {
  const { command } = alone(BROWSER, { file: 'e2e/browser/home.e2e.ts', title })
  return new RegExp(command.find((word) => word.startsWith('--grep='))?.slice('--grep='.length) ?? 'none')
}

test('a browser test runs alone by its title, with and without tags, and no other with it', () => {
  const grep = grepOf('home works (again)')
  // Playwright compares project, file, title and tags, joined by spaces.
  expect('phone home.e2e.ts home works (again)').toMatch(grep)
  expect('phone home.e2e.ts home works (again) @desktop @long').toMatch(grep)
  expect('phone home.e2e.ts home works (again) in Hindi @desktop').not.toMatch(grep)
})
