import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { blogListAddress } from '#record-addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { BlogCards } from '#site/blog/blog-cards.tsx'
import { blogFeedLink, latestBlogs, summarizeBlog } from '#site/blog/blogs.ts'
import { AppSection } from '#site/home/app-section.tsx'
import type { Route } from './+types/journals-page'
import './journals-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const blogs = await latestBlogs(context)
  return serverOnly({ blogs: blogs.map(summarizeBlog) })
}

/** NAV-14: `/blogs` is this page too, and names `/journals` as its one address. */
export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.journals_meta_title()),
    description: m.journals_meta_description(),
    canonical: addresses.journals,
    feed: blogFeedLink(),
  })
}

/** JRN-01 to JRN-03; the app is below, where NAV-12 leads on `/blogs`. */
export default function JournalsPage({ loaderData: { blogs } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.blog_crumb() }]} />
        <header className="journals__head">
          <h1>{m.journals_title()}</h1>
          <p className="lead">{m.journals_lead()}</p>
        </header>
        <section className="journals__body" aria-labelledby="latest-h">
          <h2 className="sr" id="latest-h">
            {m.journals_latest()}
          </h2>
          <BlogCards blogs={blogs} layout="trio" opens />
          <p className="actions journals__more">
            <ButtonLink kind="act" size="l" href={blogListAddress({ from: addresses.journals })}>
              {m.journals_read()}
            </ButtonLink>
            <ButtonLink kind="quiet" size="l" href={addresses.blogFeed}>
              {m.journals_feed()}
            </ButtonLink>
          </p>
        </section>
      </div>
      <AppSection stores={settings?.storeLinks} />
    </>
  )
}
