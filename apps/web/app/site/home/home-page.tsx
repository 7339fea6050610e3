import { m } from '@pulli/messages/messages.js'
import { addresses, anchors } from '#addresses.ts'
import { readFaqs } from '#content/read-faqs.ts'
import { describePage } from '#document/describe-page.ts'
import type { PageHandle } from '#document/page-kind.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { BlogCards, PostSection } from '#site/blog/blog-cards.tsx'
import { latestBlogs, summarizeBlogs } from '#site/blog/blogs.ts'
import { ConsultSection } from '#site/consultation/consult-section.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import type { Route } from './+types/home-page'
import { AppSection } from './app-section.tsx'
import { Counsellor } from './counsellor.tsx'
import { FaqSection } from './faq-section.tsx'
import { hasApp } from './has-app.ts'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'
import { Ways } from './ways.tsx'

export const handle: PageHandle = { firstView: anchors.hero }

export async function loader({ context }: Route.LoaderArgs) {
  const [faqs, blogs] = await Promise.all([readFaqs(context), latestBlogs(context)])
  return serverOnly({ faqs, blogs: summarizeBlogs(blogs), today: dayInIndia(new Date()) })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: m.home_meta_title({ brand: m.shell_brand() }),
    description: m.home_meta_description(),
    canonical: addresses.home,
  })
}

export default function HomePage({ loaderData: { faqs, blogs, today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <Hero stats={settings?.homeStats ?? []} />
      <Ways />
      <Counsellor video={settings?.counsellorVideo} />
      <Steps hasApp={hasApp(settings?.storeLinks)} />
      <ConsultSection today={today} contact={settings?.contact} returnTo={addresses.home} />
      <FaqSection faqs={faqs} />
      <PostSection
        id="blog-h"
        title={m.home_blog_title()}
        more={{ href: addresses.blogGrid, label: m.home_blog_all() }}
      >
        <BlogCards blogs={blogs} layout="trio" />
      </PostSection>
      <AppSection stores={settings?.storeLinks} />
    </>
  )
}
