import { join } from 'node:path'
import { ROOT } from './product-files.ts'

export const ARCHITECTURE = join(ROOT, 'ARCHITECTURE.md')

/** The figure as ARCHITECTURE.md has it. */
export const FIGURE = /(?<lines>\d[\d ]*) lines in (?<files>\d[\d ]*) files/

export function figureOf(files: ReadonlyMap<string, string>): string {
  const lines = [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  return `${spaced(lines)} lines in ${spaced(files.size)} files`
}

const spaced = (count: number) => count.toLocaleString('en').replaceAll(',', ' ')
