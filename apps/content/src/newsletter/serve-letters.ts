import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

const LETTERS = 'api::newsletter.newsletter'
const SITE_MILLISECONDS = 20_000

interface Letter {
  documentId: string
  title?: string | null
  date?: string | null
  summary?: string | null
}

/** What the page "Letters" lists. */
export interface ListedLetter {
  documentId: string
  title: string
  date: string
  isPublished: boolean
}

/**
 * GET /pulli/letters, GET /pulli/letters/:id/mail and POST /pulli/letters/:id/test of the admin: the mail of a letter,
 * as its readers will get it, shown to an editor and sent to the editor alone. The site composes it.
 */
export function serveLetters(strapi: Core.Strapi, site: { url: string; secret: string }) {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: '/pulli/letters',
      handler: async (ctx: Context) => {
        ctx.set('cache-control', 'no-store')
        ctx.body = { data: await listLetters(strapi) }
      },
      config,
    },
    {
      method: 'GET',
      path: '/pulli/letters/:id/mail',
      handler: (ctx: Context) =>
        answer(ctx, strapi, (letter) => ask(site, '/internal/letter-preview', letter)),
      config,
    },
    {
      method: 'POST',
      path: '/pulli/letters/:id/test',
      handler: (ctx: Context) =>
        answer(ctx, strapi, async (letter) => {
          const to = ctx.state.user.email as string
          const sent = await ask(site, '/internal/letter-test', { letter, to })
          return { ...sent, body: { to } }
        }),
      config,
    },
  ])
}

async function listLetters(strapi: Core.Strapi): Promise<ListedLetter[]> {
  const find = (status: 'draft' | 'published') =>
    strapi.documents(LETTERS).findMany({
      status,
      fields: ['title', 'date'],
      sort: 'date:desc',
      limit: 30,
    }) as Promise<Letter[]>
  const [drafts, published] = await Promise.all([find('draft'), find('published')])
  const isPublished = new Set(published.map(({ documentId }) => documentId))
  return drafts.map(({ documentId, title, date }) => ({
    documentId,
    title: title ?? '',
    date: date ?? '',
    isPublished: isPublished.has(documentId),
  }))
}

type SiteAnswer = { status: number; body: unknown }

/** Answers with what the site says of the draft of a letter. */
async function answer(ctx: Context, strapi: Core.Strapi, say: (letter: object) => Promise<SiteAnswer>) {
  ctx.set('cache-control', 'no-store')
  const documentId = String(ctx.params.id)
  const letter = (await strapi.documents(LETTERS).findOne({ documentId, status: 'draft' })) as Letter | null
  if (letter === null) return ctx.notFound()
  const { title, summary, date } = letter
  const { status, body } = await say({
    id: documentId,
    title: title ?? '',
    summary: summary ?? '',
    publishedOn: date ?? '',
  }).catch(() => ({ status: 502, body: undefined }))
  ctx.status = status
  ctx.body = { data: body }
}

async function ask(
  { url, secret }: { url: string; secret: string },
  path: string,
  body: object,
): Promise<SiteAnswer> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SITE_MILLISECONDS),
  })
  return { status: response.status, body: await response.json() }
}
