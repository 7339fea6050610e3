import { Newsletter } from '@pulli/contracts/content.ts'
import { m } from '@pulli/messages/messages.js'
import { CategoryList } from '@pulli/ui/category-list/category-list.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { data } from 'react-router'
import { addresses } from '#addresses.ts'
import { newsletterPath } from '#content/content-paths.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { newsletterAddress } from '#record-addresses.ts'
import { ArticleView } from '#site/blog/article-view.tsx'
import { describeArticle } from '#site/blog/describe-article.ts'
import { findArticle } from '#site/blog/find-article.ts'
import type { Route } from './+types/letter-page'
import { articleOfLetter, readLetters } from './letters.ts'
import '@pulli/ui/prose/prose.css'
import '#site/blog/article.css'
import '#site/blog/side-panel.css'

const absentWords = {
  missing: { title: m.community_letter_missing_title, text: m.community_letter_missing_text },
  unavailable: { title: m.community_letter_unavailable_title, text: m.community_letter_unavailable_text },
}

/** D31: one letter of the archive. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ found, status }, letters] = await Promise.all([
    findArticle(context, Newsletter, newsletterPath(params.newsletterId), articleOfLetter),
    readLetters(context),
  ])
  const others = letters.filter(({ id }) => id !== found.article?.id)
  return data(serverOnly({ found, others }), { status })
}

export function meta(args: Route.MetaArgs) {
  return describeArticle(args, { found: args.loaderData?.found, absentWords, pathOf: newsletterAddress })
}

export default function LetterPage({ loaderData: { found, others } }: Route.ComponentProps) {
  const { publicUrl = '' } = useRoot()
  return (
    <ArticleView
      found={found}
      absentWords={absentWords}
      parent={{ label: m.community_crumb(), href: addresses.community }}
      addressOf={(id) => publicUrl + newsletterAddress(id)}
      shareLabel={m.community_letter_share()}
      panel={
        <aside className="side" aria-labelledby="others-h">
          <section>
            <h2 className="side__head" id="others-h">
              {m.community_letter_others()}
            </h2>
            <CategoryList items={others.map(({ title, href }) => ({ label: title, href }))} />
          </section>
          <p>
            <MoreLink href={addresses.community}>{m.community_letter_all()}</MoreLink>
          </p>
        </aside>
      }
    />
  )
}
