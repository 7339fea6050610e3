import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { withFixedLocale, withoutChoice } from './single-locale.ts'
import { withoutPreload } from './single-start-script.ts'
import { LAYOUT, type Manifest, SELDOM, trimmed, trimmedForDesk } from './trim-manifest.ts'

const RUNTIME = 'export const experimentalStaticLocale = undefined;'
const locales = (...names: string[]) =>
  `export const locales = /** @type {const} */ (${JSON.stringify(names)});\n${RUNTIME}`
const MESSAGE = `const en_nav_home = () => {
	return /** @type {LocalizedString} */ (\`Home\`)
};

export const nav_home = /** @type {((inputs?: {}) => LocalizedString)} */ ((inputs = {}, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return en_nav_home(inputs)
});`

test('of a message in one language the text alone is exported', () => {
  expect(withoutChoice(MESSAGE)).toContain('export { en_nav_home as nav_home };')
  expect(withoutChoice(MESSAGE)).not.toContain('getLocale')
})

test('the runtime has a fixed language only while there is one', () => {
  expect(withFixedLocale(locales('en'))).toContain("export const experimentalStaticLocale = 'en';")
  expect(withFixedLocale(locales('en', 'hi'))).toBeUndefined()
  expect(() => withFixedLocale(locales('en').replace(RUNTIME, ''))).toThrow('has changed')
})

test('the start script imports no preload helper, and any other shared file is reported', () => {
  const code = 'import{t as e}from"./preload-helper-DygEbaNj.js";e(()=>import("./a.js"),[]);'
  expect(withoutPreload(code)).toEqual({
    code: 'const e=load=>load();e(()=>import("./a.js"),[]);',
    shared: undefined,
  })
  expect(withoutPreload(`import{x}from"./icon-1.js";${code}`).shared).toBe('./icon-1.js')
})

test('P2 the manifest of the dashboard names no other page, and no file that its entry has named', () => {
  const layout = 'member/shell/member-layout'
  const routes: Manifest['routes'] = {
    root: { id: 'root', css: ['/root.css'], imports: [] },
    'site/home/home-page': { id: 'site/home/home-page', parentId: 'root' },
    [layout]: { id: layout, parentId: 'root', imports: ['/frame.js'] },
    overview: { id: 'overview', parentId: layout, css: [], imports: ['/frame.js', '/own.js'] },
    'member/welcome/welcome-page': { id: 'member/welcome/welcome-page', imports: ['/form.js'] },
  }
  const entry = { module: '/app.js', css: [], imports: ['/frame.js'] }
  const { routes: kept, entry: first } = JSON.parse(trimmed({ entry, routes }, entry))
  expect(first).toEqual(entry)
  expect(Object.keys(kept)).toEqual(['root', layout, 'overview', 'member/welcome/welcome-page'])
  expect(kept.root.css).toEqual(['/root.css'])
  expect(kept.overview).toEqual({ id: 'overview', parentId: layout, imports: ['/own.js'] })
  expect(kept['member/welcome/welcome-page'].imports).toEqual([])
})

test('P2 the names by which routes are cut from the manifest are those of routes', () => {
  const filesOf = (all: readonly RouteConfigEntry[]): string[] =>
    all.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
  const files = filesOf(routes as RouteConfigEntry[])
  for (const name of [LAYOUT, ...SELDOM])
    expect(
      files.some((file) => file.startsWith(name)),
      name,
    ).toBe(true)
})

test('a manifest without the dashboard stops the build', () => {
  const entry = { module: '/app.js', css: [], imports: [] }
  expect(() => trimmed({ entry, routes: {} }, entry)).toThrow('lacks the dashboard')
})

test('the desk has a manifest of its own routes, and the dashboard names none of them', () => {
  const layout = 'member/shell/member-layout'
  const desk = 'desk/shell/desk-layout'
  const routes: Manifest['routes'] = {
    root: { id: 'root' },
    'site/home/home-page': { id: 'site/home/home-page', parentId: 'root' },
    [layout]: { id: layout, parentId: 'root' },
    overview: { id: 'overview', parentId: layout },
    'member/welcome/welcome-page': { id: 'member/welcome/welcome-page' },
    [desk]: { id: desk, parentId: 'root' },
    'desk/people/people-page': { id: 'desk/people/people-page', parentId: desk },
    'desk/sign-in/sign-in-page': { id: 'desk/sign-in/sign-in-page', parentId: 'root' },
  }
  const entry = { module: '/app.js', css: [], imports: [] }
  const named = (text: string) => Object.keys(JSON.parse(text).routes).filter((id) => id.startsWith('desk/'))
  expect(named(trimmedForDesk({ entry, routes }, entry))).toHaveLength(3)
  expect(trimmedForDesk({ entry, routes }, entry)).not.toContain('site/home')
  expect(named(trimmed({ entry, routes }, entry))).toEqual([])
  expect(() => trimmedForDesk({ entry, routes: {} }, entry)).toThrow('lacks the desk')
})
