import { basename, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'

const APP = join(import.meta.dirname, '..', 'app')
const ROOT = join(APP, 'root.tsx')
const SHEET = /\.css$/

/** Looks up the modules that a module imports, statically or dynamically. */
export type ImportsOf = (id: string) => readonly string[]

/** Lists the style sheets that modules import, directly or not: a component's before its importer's. */
export function importedSheets(ids: readonly string[], importsOf: ImportsOf): string[] {
  const seen = new Set<string>()
  const sheets: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    if (SHEET.test(id)) sheets.push(id)
    else for (const imported of importsOf(id)) visit(imported)
  }
  for (const id of ids) visit(id)
  return sheets
}

/** Lists the sheets of the root and of each route, without those of the layouts around it. */
export function sheetsOfRoutes(routes: readonly RouteConfigEntry[], importsOf: ImportsOf) {
  const pages = [{ file: ROOT, layouts: [] }, ...withLayouts(routes, [ROOT])]
  const order = importedSheets(
    pages.map(({ file }) => file),
    importsOf,
  )
  return pages.map(({ file, layouts }) => {
    const inherited = importedSheets(layouts, importsOf)
    const own = new Set(importedSheets([file], importsOf).filter((sheet) => !inherited.includes(sheet)))
    return { file, sheets: order.filter((sheet) => own.has(sheet)) }
  })
}

function withLayouts(
  routes: readonly RouteConfigEntry[],
  layouts: readonly string[],
): { file: string; layouts: readonly string[] }[] {
  return routes.flatMap(({ file: name, children = [] }) => {
    const file = join(APP, name)
    return [{ file, layouts }, ...withLayouts(children, [...layouts, file])]
  })
}

/**
 * Gives each route one style sheet with the sheets of all components it imports, in one order for the whole site and
 * without those its layouts bring. No other chunk has a sheet, so an island fetches nothing its page has inlined.
 *
 * By default Vite emits a sheet per chunk, React Router lists a page's before those of its components, and `import()`
 * fetches them again. Ends when React Router lists sheets in import order and Vite can leave an island's to its page.
 */
export function routeSheets(routes: readonly RouteConfigEntry[]): Plugin {
  /** The file Vite emitted for each sheet, by module id. */
  const files = new Map<string, string>()

  return {
    name: 'route-sheets',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'client') return
      const group = { name: (id: string) => `sheet-${id.replace(/\W+/g, '-')}`, test: SHEET }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
    // Entries are never dropped: root renders the site's shell on the server only, but its sheets are wanted here.
    transform: {
      filter: { id: SHEET },
      handler(_code, id) {
        if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id })
      },
    },
    renderChunk(_code, { moduleIds, viteMetadata }) {
      const [file] = viteMetadata?.importedCss ?? []
      const sheet = moduleIds.find((id) => SHEET.test(id))
      if (this.environment.name === 'client' && file && sheet) files.set(sheet, file)
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const texts = new Map([...files].map(([sheet, file]) => [sheet, textOf(bundle[file])]))
      for (const file of files.values()) delete bundle[file]
      for (const { viteMetadata } of chunks) {
        for (const file of viteMetadata?.importedCss ?? []) delete bundle[file]
        viteMetadata?.importedCss.clear()
      }
      if (this.environment.name !== 'client') return

      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        return [...importedIds, ...dynamicallyImportedIds]
      }
      for (const { file, sheets } of sheetsOfRoutes(routes, importsOf)) {
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.startsWith(`${file}?`))
        if (sheets.length === 0 || !entry?.viteMetadata) continue
        const dropped = sheets.find((sheet) => !texts.has(sheet))
        if (dropped) this.error(`${file} would lack ${dropped}: the bundler dropped what imports it`)
        const source = sheets.map((sheet) => texts.get(sheet)).join('')
        const reference = this.emitFile({ type: 'asset', name: `${basename(file, '.tsx')}.css`, source })
        entry.viteMetadata.importedCss.add(this.getFileName(reference))
      }
    },
  }
}

const textOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  output?.type === 'asset' ? `${output.source}`.trim() : ''
