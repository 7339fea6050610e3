import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withLastResort } from './web-pages.ts'

/** A build of one page, whose rendering, and that of its error page, fails as often as given. */
function siteThatFails(times: number) {
  let renders = 0
  const errors: unknown[] = []
  const build = {
    entry: {
      module: {
        default: async () => {
          renders += 1
          if (renders <= times) throw new Error('the footer cannot be drawn')
          return new Response('a page of its own', { status: 500 })
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
  const handle = createRequestHandler(
    withLastResort(build, (error) => errors.push(error)),
    'production',
  )
  return { errors, ask: () => handle(new Request('http://localhost/'), new RouterContextProvider()) }
}

test("a page that fails is React Router's to mend: its error page is shown", async () => {
  const { ask, errors } = siteThatFails(1)
  expect(await (await ask()).text()).toBe('a page of its own')
  expect(errors).toEqual([])
})

test('finding code bug 11: if the error page fails too, visitors get the helpline numbers', async () => {
  const { ask, errors } = siteThatFails(2)
  const answer = await ask()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('href="tel:14416"')
  expect(errors).toEqual([new Error('the footer cannot be drawn')])
})
