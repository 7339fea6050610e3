import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'
import { describePage, pageTitle } from '#document/describe-page.ts'
import { serverOnly } from '#document/server-only.ts'
import { useRoot } from '#document/use-root.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { ConsultSection } from '#site/consultation/consult-section.tsx'
import { dayInIndia } from '#site/consultation/day-in-india.ts'
import type { Route } from './+types/about-page'
import { Certificates } from './certificates.tsx'
import { Offer } from './offer.tsx'
import { organizationData } from './organization-data.ts'
import { Story } from './story.tsx'
import './about-page.css'

export function loader() {
  return serverOnly({ today: dayInIndia(new Date()) })
}

export function meta(args: Route.MetaArgs) {
  // Without data after a failure of the root loader.
  const root: Route.MetaArgs['matches'][0]['loaderData'] | undefined = args.matches[0].loaderData
  return [
    ...describePage(args, {
      title: pageTitle(m.about_meta_title()),
      description: m.about_meta_description(),
      canonical: addresses.about,
    }),
    ...(root ? [{ 'script:ld+json': organizationData(root.settings, root.publicUrl) }] : []),
  ]
}

export default function AboutPage({ loaderData: { today } }: Route.ComponentProps) {
  const { settings } = useRoot()
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={[{ label: m.about_crumb() }]} />
        <Mission />
      </div>
      <Story film={settings?.counsellorVideo} />
      <Goals />
      <Offer />
      <Certificates certificates={settings?.certificates ?? []} />
      <ConsultSection today={today} contact={settings?.contact} returnTo={addresses.about} />
    </>
  )
}

/** ABT-01: the mission as one big sentence, the vision beside it. */
function Mission() {
  return (
    <section className="grid mission">
      <div className="mission__text">
        <p className="tag">{m.about_mission_tag()}</p>
        <h1>{m.about_mission()}</h1>
      </div>
      <div className="mission__vision">
        <h2 className="h-small">{m.about_vision_title()}</h2>
        <p className="quiet">{m.about_vision()}</p>
      </div>
    </section>
  )
}

const goals = [
  { numeral: m.about_goal_day, title: m.about_goal_day_title, text: m.about_goal_day_text },
  {
    numeral: m.about_goal_languages,
    title: m.about_goal_languages_title,
    text: m.about_goal_languages_text,
  },
  { numeral: m.about_goal_free, title: m.about_goal_free_title, text: m.about_goal_free_text },
  { numeral: m.about_goal_sold, title: m.about_goal_sold_title, text: m.about_goal_sold_text },
]

/** ABT-01: impact goals as rows with numerals; goals, and no figure of success. */
function Goals() {
  return (
    <section className="section" aria-labelledby="goals-h">
      <div className="wrap grid">
        <div className="goals__head">
          <p className="tag">{m.about_goals_tag()}</p>
          <h2 id="goals-h">{m.about_goals_title()}</h2>
          <p className="quiet">{m.about_goals_lead()}</p>
        </div>
        <ul className="goals">
          {goals.map(({ numeral, title, text }) => (
            <li className="goal" key={title()}>
              <span className="goal__numeral" aria-hidden="true">
                {numeral()}
              </span>
              <div>
                <h3>{title()}</h3>
                <p className="quiet">{text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
