import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Gives another checkout the packages of this one, but ours are its own. */
export function linkPackages(checkout: string): void {
  for (const home of ['.', 'apps/api', 'apps/server', 'apps/web', 'packages/data', 'packages/ui']) {
    const here = join(ROOT, home, 'node_modules')
    const there = join(checkout, home, 'node_modules')
    if (!existsSync(here)) continue
    mkdirSync(there, { recursive: true })
    for (const name of readdirSync(here))
      if (name !== '@pulli') symlinkSync(join(here, name), join(there, name))
  }
  // As npm links them: relative, so that they lead into the other checkout.
  cpSync(join(ROOT, 'node_modules/@pulli'), join(checkout, 'node_modules/@pulli'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}
