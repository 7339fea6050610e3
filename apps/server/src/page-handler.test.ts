import { RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { pageHandler } from './page-handler.ts'

const route = (id: string, more: { path?: string; index?: boolean; parentId?: string } = {}) => ({
  [id]: {
    ...{ id, parentId: id === 'root' ? undefined : 'root', ...more },
    module: { default: () => null, loader: ({ params }: { params: object }) => ({ params }) },
  },
})

const build = {
  entry: {
    module: {
      // Says which routes a page was made of, and what their loaders were given.
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext, routeModules }: Entry,
      ) =>
        Response.json(
          { data: staticHandlerContext.loaderData, known: Object.keys(routeModules) },
          { status, headers },
        ),
    },
  },
  routes: {
    ...route('root', { path: '' }),
    ...route('home', { index: true }),
    ...route('about', { path: '/about' }),
    ...route('one', { path: '/one/:id' }),
    ...route('layout'),
    ...route('inside', { path: '/inside', parentId: 'layout' }),
    ...route('nothing', { path: '*' }),
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild

type Entry = { staticHandlerContext: { loaderData: object }; routeModules: object }

const handle = pageHandler(build)
const ask = async (path: string) => {
  const answer = await handle(new Request(`http://localhost${path}`), new RouterContextProvider())
  return (await answer.json()) as { data: Record<string, { params: object }>; known: string[] }
}

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/about?page=2', 'about'],
])('P7: %s is rendered by a router that knows nothing else', async (path, id) => {
  const { data, known } = await ask(path)
  expect(known).toEqual(['root', id])
  expect(Object.keys(data)).toEqual(['root', id])
})

test.each([
  ['/about/', ['root', 'about'], {}],
  ['/one/5', ['root', 'one'], { id: '5' }],
  ['/inside', ['root', 'layout', 'inside'], {}],
  ['/no/where', ['root', 'nothing'], { '*': 'no/where' }],
  ['/constructor', ['root', 'nothing'], { '*': 'constructor' }],
])('%s is left to the router of all', async (path, ids, params) => {
  const { data, known } = await ask(path)
  expect(known).toHaveLength(7)
  expect(Object.keys(data)).toEqual(ids)
  expect(data[ids.at(-1) ?? '']?.params).toEqual(params)
})
