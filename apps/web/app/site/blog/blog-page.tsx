import { Blog } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { ContentMissing } from '@pulli/web/site-context.ts'
import { data, useRouteLoaderData } from 'react-router'
import { addresses, blogAddress } from '#addresses.ts'
import { blogPath } from '#content/content-paths.ts'
import { type LoaderContext, readRecord } from '#content/read-content.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { unsent } from '#document/unsent.ts'
import type { loader as rootLoader } from '#root.tsx'
import type { Route } from './+types/blog-page'
import { type Article, articleOf } from './article.ts'
import { ArticleHeader } from './article-header.tsx'
import { ArticleProse } from './article-prose.tsx'
import { BlogCards } from './blog-cards.tsx'
import { summarizeBlog } from './blog-summary.ts'
import { latestBlogs } from './latest-blogs.ts'
import { NoArticle } from './no-article.tsx'
import { SidePanel } from './side-panel.tsx'
import '@pulli/ui/sections/article.css'
import '@pulli/ui/prose/prose.css'
import '@pulli/ui/avatar/avatar.css'
import '@pulli/ui/cover/cover.css'
import '@pulli/ui/post-card/post-card.css'
import '@pulli/ui/share-list/share-list.css'
import '@pulli/ui/empty-state/empty-state.css'
import '@pulli/ui/more-link/more-link.css'
import '@pulli/ui/sections/side.css'
import '@pulli/ui/search-box/search-box.css'
import '@pulli/ui/category-list/category-list.css'
import '@pulli/ui/tag-list/tag-list.css'
import '@pulli/ui/icon-button/icon-button.css'
import './article-page.css'

/** An article, or why there is none (NC-39). */
type Found = { article: Article; absent?: never } | { article?: never; absent: 'missing' | 'unavailable' }

const STATUS = { missing: 404, unavailable: 503 } as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const [found, latest] = await Promise.all([findArticle(context, params.blogId), latestBlogs(context)])
  const recommended = latest.map(summarizeBlog)
  return data(unsent({ ...found, recommended }), { status: found.absent ? STATUS[found.absent] : 200 })
}

async function findArticle(context: LoaderContext, documentId: string): Promise<Found> {
  try {
    const blog = await readRecord(context, Blog, blogPath(documentId))
    return blog ? { article: articleOf(blog) } : { absent: 'unavailable' }
  } catch (error) {
    if (error instanceof ContentMissing) return { absent: 'missing' }
    throw error
  }
}

export function meta(args: Route.MetaArgs) {
  const { article, absent } = args.loaderData ?? {}
  if (!article) {
    const title = absent === 'missing' ? m.blog_missing_title() : m.blog_unavailable_title()
    return describePage(args, { title: pageTitle(title), description: title, isUnlisted: true })
  }
  return describePage(args, {
    title: pageTitle(article.title),
    description: article.description,
    canonical: blogAddress(article.id),
  })
}

export default function BlogPage({ loaderData: { article, absent, recommended } }: Route.ComponentProps) {
  const { settings, publicUrl = '' } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const panel = <SidePanel panel={settings?.blogPanel} />
  return (
    <>
      {article ? (
        <article>
          <ArticleHeader article={article} />
          <div className="wrap grid art__g">
            <ArticleProse article={article} address={publicUrl + blogAddress(article.id)} />
            <div className="art__s">{panel}</div>
          </div>
        </article>
      ) : (
        <NoArticle reason={absent} panel={panel} />
      )}
      <section className="section section--sunk" aria-labelledby="rec-h">
        <div className="wrap">
          <div className="row-head">
            <h2 id="rec-h">{m.blog_recommended()}</h2>
            <MoreLink href={addresses.blogGrid}>{m.blog_list_all()}</MoreLink>
          </div>
          <BlogCards blogs={recommended} layout="row" />
        </div>
      </section>
    </>
  )
}
