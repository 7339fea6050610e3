import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/**
 * Which packages each package may import; ARCHITECTURE.md has the same table. The site and the API are siblings: types alone
 * lead from one to the other.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/messages': [],
  'packages/contracts': ['domain', 'messages'],
  'packages/data': ['domain'],
  'packages/ui': [],
  'apps/api': ['contracts', 'data', 'domain', 'messages'],
  'apps/web': ['contracts', 'domain', 'messages', 'ui', 'web'],
  'apps/content': [],
  'apps/server': ['api', 'contracts', 'data', 'domain', 'web'],
}

/** Packages whose types may be imported, and nothing that runs: the client of the desk knows the API's calls (decision 140). */
const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = { 'apps/web': ['api'] }

const IMPORT = /(?:(import type) [^']*?\bfrom|from|import)\s*\(?\s*'([^']+)'/g
const SKIPPED = new Set([
  'node_modules',
  'build',
  'dist',
  'generated',
  '.react-router',
  '.strapi',
  '.cache',
  'types',
])

test.each(Object.keys(MAY_IMPORT))('%s imports only from lower floors', (home) => {
  const allowed = MAY_IMPORT[home] ?? []
  const types = MAY_IMPORT_TYPES[home] ?? []
  const climbs = importsOf(home).filter(({ to, isType }) => {
    const [, name] = /^@pulli\/([a-z]+)/.exec(to) ?? []
    return name !== undefined && !allowed.includes(name) && !(isType && types.includes(name))
  })
  expect(climbs).toEqual([])
})

test.each(Object.keys(MAY_IMPORT))('%s reaches into no other package by a path', (home) => {
  const leaks = importsOf(home).filter(({ from, to }) => {
    if (!to.startsWith('.')) return false
    // Measurements are compared with those recorded for the whole repository.
    if (/\.measure\./.test(from) && to.endsWith('/tools/test/recorded-figures.ts')) return false
    return relative(join(ROOT, home), resolve(dirname(join(ROOT, from)), to)).startsWith('..')
  })
  expect(leaks).toEqual([])
})

test.each(Object.keys(MAY_IMPORT))(
  'no two folders of %s import each other, directly or through others',
  (home) => {
    expect(folderCycles(home)).toEqual([])
  },
)

test.each(Object.keys(MAY_IMPORT))('%s declares each of our packages that it imports', (home) => {
  const own = JSON.parse(readFileSync(join(ROOT, home, 'package.json'), 'utf8'))
  const declared = { ...own.dependencies, ...own.devDependencies, [own.name]: true }
  const used = importsOf(home).flatMap(({ to }) => /^@pulli\/[a-z]+/.exec(to)?.[0] ?? [])
  expect([...new Set(used)].filter((name) => !(name in declared))).toEqual([])
})

test('nothing outside `tooling` imports from it', () => {
  const imports = ['apps', 'packages', 'tools', 'e2e'].flatMap((home) => importsOf(home))
  expect(imports.length).toBeGreaterThan(5_000)
  const ofTooling = ['bench', 'media-makers', 'scan', 'size']
  expect(readdirSync(join(ROOT, 'tooling')).sort()).toEqual(ofTooling)
  const isTooling = ({ from, to }: { from: string; to: string }) =>
    to.startsWith('.')
      ? join(dirname(from), to).startsWith('tooling/')
      : ofTooling.some((name) => to.startsWith(`@pulli/${name}`))
  expect(imports.filter(isTooling)).toEqual([])
})

test('every package has its floor here', () => {
  const homes = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  expect(homes.sort()).toEqual(Object.keys(MAY_IMPORT).sort())
})

test('ARCHITECTURE.md names what each package may import, all of it from lower floors', () => {
  const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  const rows = [...architecture.matchAll(/^\| (\d) \| `(\w+\/\w+)` \|([^|]*)\|/gm)].map(
    ([, floor, home = '', imports = '']) => ({
      floor: Number(floor),
      home,
      imports: [...imports.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    }),
  )
  const itself = (home: string) => home.split('/')[1]
  expect(Object.fromEntries(rows.map(({ home, imports }) => [home, imports]))).toEqual(
    Object.fromEntries(
      Object.entries(MAY_IMPORT).flatMap(([home, names]) =>
        home === 'apps/content' ? [] : [[home, names.filter((name) => name !== itself(home))]],
      ),
    ),
  )
  const floorOf = (name: string) => rows.find(({ home }) => itself(home) === name)?.floor ?? 9
  const level = rows.flatMap(({ floor, home, imports }) =>
    imports.filter((name) => floorOf(name) >= floor).map((name) => `${home} imports ${name}`),
  )
  expect(level).toEqual([])
})

test('no rule of the domain looks at a clock, the environment or the network', () => {
  const impure = sources('packages/domain').filter((file) =>
    /\bDate\.now\(|new Date\(\)|process\.env|\bfetch\(|Math\.random/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  )
  expect(impure).toEqual([])
})

test('the environment is read where a process starts and nowhere else', () => {
  const readers = Object.keys(MAY_IMPORT)
    .filter((home) => home !== 'apps/content')
    .flatMap((home) => sources(home))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('process.env'))
  expect(readers.sort()).toEqual([
    'apps/server/src/backup.ts',
    // The programs of PostgreSQL take the password from theirs.
    'apps/server/src/backup/dump-database.ts',
    // Names the variable that its bundle does without.
    'apps/server/src/bundle/bundle.ts',
    'apps/server/src/check-production.ts',
    'apps/server/src/launch.ts',
    'apps/server/src/launcher/site-processes.ts',
    'apps/server/src/make-keys.ts',
    'apps/server/src/node-env.ts',
    'apps/server/src/run.ts',
    // For the commands.
    'apps/server/src/run/read-settings.ts',
    'apps/server/src/server.ts',
    'apps/server/src/wait-ready.ts',
  ])
})

function importsOf(home: string, { tests = true } = {}) {
  return sources(home, { tests }).flatMap((from) =>
    [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORT)].map(([, isType, to = '']) => ({
      from,
      to,
      isType: isType !== undefined,
    })),
  )
}

/** Folders with one parent that import each other, and the folders that lead to them. */
function folderCycles(home: string): string[] {
  const imported = new Map<string, Set<string>>()
  for (const { from, to } of importsOf(home, { tests: false })) {
    const [folder, other] = siblingFolders(from, pathOf(home, from, to))
    if (folder && other) imported.set(folder, (imported.get(folder) ?? new Set()).add(other))
  }
  const importedBy = (folder: string) =>
    [...(imported.get(folder) ?? [])].filter((name) => imported.has(name))
  // Removes each folder that imports none of those left, until only cycles are left.
  for (let size = -1; size !== imported.size; ) {
    size = imported.size
    for (const folder of imported.keys()) if (importedBy(folder).length === 0) imported.delete(folder)
  }
  return [...imported.keys()].map((folder) => `${folder} imports ${importedBy(folder).join(', ')}`)
}

function pathOf(home: string, from: string, to: string): string {
  if (to.startsWith('#')) return join(home, 'app', to.slice(1))
  return to.startsWith('.') ? join(dirname(from), to) : ''
}

/** The folders in which two paths part; undefined where one of the two is a file there. */
function siblingFolders(one: string, other: string): (string | undefined)[] {
  const [names, otherNames] = [one.split('/'), other.split('/')]
  const at = names.findIndex((name, index) => name !== otherNames[index])
  return [names, otherNames].map((all) =>
    at > 1 && at < all.length - 1 ? all.slice(0, at + 1).join('/') : undefined,
  )
}

function sources(home: string, { tests = false } = {}): string[] {
  return readdirSync(join(ROOT, home), { withFileTypes: true }).flatMap((entry) => {
    const path = `${home}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path, { tests })
    if (!/\.tsx?$/.test(entry.name)) return []
    return tests || !/\.(?:db\.)?test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
