import { Blog } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { blogPagePath } from '#content/content-paths.ts'
import { readList } from '#content/read-content.ts'
import { answerFeed } from '#site/feed/answer-feed.ts'
import type { Route } from './+types/blog-feed-route'
import { blogFeedLink } from './blog-feed.ts'
import { summarizeBlog } from './blog-summary.ts'
import { PAGE_SIZE } from './page-of.ts'

/** `/blogs.rss`: the newest blogs for a feed reader. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await readList(context, Blog, blogPagePath(1, PAGE_SIZE))
  return answerFeed(
    context,
    (publicUrl) =>
      list && {
        title: blogFeedLink().title,
        description: m.journals_meta_description(),
        page: publicUrl + addresses.journals,
        self: publicUrl + addresses.blogFeed,
        entries: list.records.map((blog) => {
          const { title, summary, href, author } = summarizeBlog(blog)
          return { title, summary, address: publicUrl + href, date: blog.createdAt ?? blog.date, author }
        }),
      },
  )
}
