import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const exampleFiles = files.filter((file) => file.endsWith('.examples.tsx'))

interface ExamplesModule {
  readonly examples: Readonly<Record<string, ReactNode>>
}

test('every component has examples', () => {
  const folders = files.filter((file) => /^[\w-]+\/[\w-]+\.tsx$/.test(file)).map((file) => file.split('/')[0])
  const shown = new Set(exampleFiles.map((file) => file.split('/')[0]))
  expect([...new Set(folders)].filter((folder) => folder !== 'kolam' && !shown.has(folder))).toEqual([])
})

describe.each(exampleFiles)('%s', async (file) => {
  const { examples } = (await import(/* @vite-ignore */ join(import.meta.dirname, file))) as ExamplesModule

  test.each(Object.entries(examples))('%s is drawn on the server without inline style', (_, example) => {
    const markup = renderToString(example)
    expect(markup).not.toBe('')
    expect(markup).not.toMatch(/ style=| on\w+=|undefined|NaN|\[object/)
  })

  test.each(Object.entries(examples))('%s uses no id twice', (_, example) => {
    const ids = [...renderToString(example).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
