import { m } from '@pulli/messages/messages.js'
import { Accordion } from '@pulli/ui/accordion/accordion.tsx'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { addresses } from '#addresses.ts'
import { type FaqEntry, readFaqs } from '#content/read-faqs.ts'
import { renderMarkdown } from '#content/render-markdown.ts'
import { SafeHtml } from '#content/safe-html.tsx'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { hasApp } from '#site/home/has-app.ts'
import { StepsHere } from '#site/home/steps-here.tsx'
import type { Route } from './+types/get-started2-page'
import { EasySteps } from './easy-steps.tsx'
import './clarify.css'

export async function loader({ context }: Route.LoaderArgs) {
  return serverOnly({ questions: questionsToClarify(await readFaqs(context)) })
}

export function meta(args: Route.MetaArgs) {
  return describePage(args, {
    title: pageTitle(m.get_started2_meta_title()),
    description: m.get_started2_meta_description(),
    canonical: addresses.getStarted2,
  })
}

/** GST-03 to GST-05 */
export default function GetStarted2Page({ loaderData: { questions } }: Route.ComponentProps) {
  const { settings } = useRoot()
  const isThere = hasApp(settings?.storeLinks)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: m.get_started_meta_title(), href: addresses.getStarted },
          { label: m.get_started2_meta_title() },
        ]}
      />
      <div className="grid clarify">
        <section className="clarify__questions" aria-labelledby="clarify-h">
          <h1 id="clarify-h">{m.get_started2_title()}</h1>
          <p className="lead">{m.get_started2_lead()}</p>
          <Accordion
            group="clarify"
            openFirst
            items={questions.map(({ id, question, answerHtml }) => ({
              id,
              question,
              answer: <SafeHtml className="stack" html={answerHtml} />,
            }))}
          />
          <p>
            <MoreLink href={addresses.faq}>{m.get_started2_more()}</MoreLink>
          </p>
        </section>
        <section className="clarify__steps" aria-labelledby="easy-h">
          <h2 id="easy-h">{m.get_started2_steps_title()}</h2>
          <EasySteps hasApp={isThere} />
          <StepsHere hasApp={isThere} />
          <p className="actions">
            {isThere ? (
              <ButtonLink kind="act" href={addresses.downloadApp}>
                {m.get_started2_get_app()}
              </ButtonLink>
            ) : (
              <ButtonLink kind="act" href={addresses.consultation}>
                {m.home_steps_title()}
              </ButtonLink>
            )}
            <ButtonLink kind="line" href={addresses.home}>
              {m.get_started_home()}
            </ButtonLink>
          </p>
        </section>
      </div>
    </div>
  )
}

/** GST-03, in this order; the answer here is used if the editors have none to that question. */
const QUESTIONS = [
  { id: 'clarify-video-chat', question: m.clarify_video_chat, answer: m.clarify_video_chat_answer },
  { id: 'clarify-safe', question: m.clarify_safe, answer: m.clarify_safe_answer },
  { id: 'clarify-first', question: m.clarify_first_session, answer: m.clarify_first_session_answer },
  { id: 'clarify-needed', question: m.clarify_needed, answer: m.clarify_needed_answer },
] as const

/** The four questions, each with the editors' answer if they have answered it. */
function questionsToClarify(faqs: readonly FaqEntry[] = []): FaqEntry[] {
  return QUESTIONS.map(({ id, question, answer }) => {
    const asked = question()
    const answered = faqs.find((faq) => faq.question.trim().toLowerCase() === asked.toLowerCase())
    return { id, question: asked, answerHtml: answered?.answerHtml ?? renderMarkdown(answer()) }
  })
}
