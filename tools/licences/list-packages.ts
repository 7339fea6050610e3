import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** The site with its API, and the content service: each has a lockfile of its own. */
export const PARTS = ['.', 'apps/content'] as const
export type Part = (typeof PARTS)[number]

/** One installed package of a part. */
export interface LockedPackage {
  readonly part: Part
  readonly name: string
  readonly version: string
  /** As its own `package.json` says; undefined where it says nothing. */
  readonly licence: string | undefined
  /** Where it lies below the part, such as `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly integrity: string | undefined
  /** Only builds and tests need it. */
  readonly isForDevelopment: boolean
  /** Installed where the platform asks for it. */
  readonly isOptional: boolean
  /** The paths of the packages that it needs. */
  readonly needs: readonly string[]
}

interface Entry {
  name?: string
  version?: string
  license?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Lists the packages of a part's lockfile. Our own are left out. */
export function listPackages(part: Part): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(ROOT, part, 'package-lock.json'), 'utf8'))
  const entries: Record<string, Entry> = lock.packages
  return Object.entries(entries)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      part,
      // An alias has another name than its folder.
      name: entry.name ?? path.split('node_modules/').at(-1) ?? '',
      version: entry.version ?? '',
      licence: entry.license,
      path,
      integrity: entry.integrity,
      isForDevelopment: entry.dev === true,
      isOptional: entry.optional === true,
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).flatMap(
        (name) => pathOfNeeded(entries, path, name) ?? [],
      ),
    }))
}

/** Node looks beside the package first, and then in each folder above it. */
function pathOfNeeded(entries: Record<string, Entry>, from: string, name: string): string | undefined {
  const folders = [from]
  for (
    let end = from.lastIndexOf('/node_modules/');
    end > 0;
    end = from.lastIndexOf('/node_modules/', end - 1)
  )
    folders.push(from.slice(0, end))
  const paths = [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
  return paths.find((path) => path in entries)
}
