import { Blog } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { blogPath } from '#content/content-paths.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { blogAddress } from '#record-addresses.ts'
import type { Route } from './+types/blog-page'
import { articleOf } from './article.ts'
import { ArticleView } from './article-view.tsx'
import { BlogCards, PostSection } from './blog-cards.tsx'
import { latestBlogs, summarizeBlog } from './blogs.ts'
import { describeArticle } from './describe-article.ts'
import { findArticle } from './find-article.ts'
import { SidePanel } from './side-panel.tsx'

const absentWords = {
  missing: { title: m.blog_missing_title, text: m.blog_missing_text },
  unavailable: { title: m.blog_unavailable_title, text: m.blog_unavailable_text },
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ found, status }, latest] = await Promise.all([
    findArticle(context, Blog, blogPath(params.blogId), articleOf),
    latestBlogs(context),
  ])
  return data(serverOnly({ found, recommended: latest.map(summarizeBlog) }), { status })
}

/** Readers may have to leave this page in a hurry. */
export const handle = { showsExit: true }

export function meta(args: Route.MetaArgs) {
  return describeArticle(args, { found: args.loaderData?.found, absentWords, pathOf: blogAddress })
}

export default function BlogPage({ loaderData: { found, recommended } }: Route.ComponentProps) {
  const { settings, publicUrl = '' } = useRoot()
  return (
    <>
      <ArticleView
        found={found}
        absentWords={absentWords}
        parent={{ label: m.blog_crumb(), href: addresses.journals }}
        addressOf={(id) => publicUrl + blogAddress(id)}
        shareLabel={m.blog_share_article()}
        panel={<SidePanel panel={settings?.blogPanel} />}
      />
      <PostSection
        id="rec-h"
        title={m.blog_recommended()}
        more={{ href: addresses.blogGrid, label: m.blog_list_all() }}
        sunk
      >
        <BlogCards blogs={recommended} layout="row" here={found.article?.id} />
      </PostSection>
    </>
  )
}
