import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { onlyShown } from './shown-routes.ts'

test('P7: a document is rendered from the routes that it shows, with nothing to send to a browser', () => {
  const entry = {
    manifest: {
      url: '/manifest.js',
      routes: { root: { id: 'root' }, home: { id: 'home' }, team: { id: 'team' } },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'team' } }] },
    serverHandoffStream: new ReadableStream(),
    ssr: true,
  } as unknown as EntryContext
  const shown = onlyShown(entry)
  expect(shown.manifest).toEqual({
    url: '/manifest.js',
    routes: { root: { id: 'root' }, team: { id: 'team' } },
  })
  expect(shown).toMatchObject({ ssr: true, staticHandlerContext: entry.staticHandlerContext })
  expect(shown).not.toHaveProperty('serverHandoffStream')
})
