import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedSheets, sheetsOfRoutes } from './route-sheets.ts'

const APP = join(import.meta.dirname, '..', 'app')

/** An import graph of the application's files, by their names. */
const graph = (imports: Record<string, string[]>) => (id: string) =>
  (imports[id.replace(`${APP}/`, '')] ?? []).map((name) => join(APP, name))
const names = (sheets: readonly string[]) => sheets.map((sheet) => sheet.replace(`${APP}/`, ''))

const IMPORTS = {
  'root.tsx': ['base.css', 'header.tsx'],
  'header.tsx': ['button.tsx', 'header.css'],
  'button.tsx': ['button.css'],
  'home.tsx': ['card.tsx', 'button.tsx', 'home.css'],
  'layout.tsx': ['avatar.tsx', 'layout.css'],
  'avatar.tsx': ['avatar.css', 'layout.tsx'],
  'overview.tsx': ['overview.css', 'card.tsx', 'avatar.tsx'],
  'card.tsx': ['card.css'],
}
const ROUTES = [{ file: 'home.tsx' }, { file: 'layout.tsx', children: [{ file: 'overview.tsx' }] }]

test('the sheet of a component comes before those of its importers, once, whatever the circles', () => {
  expect(names(importedSheets([join(APP, 'home.tsx')], graph(IMPORTS)))).toEqual([
    'card.css',
    'button.css',
    'home.css',
  ])
  expect(names(importedSheets([join(APP, 'layout.tsx')], graph(IMPORTS)))).toEqual([
    'avatar.css',
    'layout.css',
  ])
})

test('a route has the sheets of all it imports, without those of the root and its layouts', () => {
  const routes = sheetsOfRoutes(ROUTES, graph(IMPORTS))
  expect(routes.map(({ file, sheets }) => [file.replace(`${APP}/`, ''), names(sheets)])).toEqual([
    ['root.tsx', ['base.css', 'button.css', 'header.css']],
    ['home.tsx', ['card.css', 'home.css']],
    ['layout.tsx', ['avatar.css', 'layout.css']],
    // In the order of the whole site, where the card comes first.
    ['overview.tsx', ['card.css', 'overview.css']],
  ])
})
