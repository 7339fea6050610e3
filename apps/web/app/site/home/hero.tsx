import type { Stat } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { Doorway } from '@pulli/ui/kolam/doorway.tsx'
import { Stats } from '@pulli/ui/stats/stats.tsx'
import { addresses, anchors } from '#addresses.ts'
import './hero.css'

/** Seed of a kolam that lies calm and whole in the light. */
const FLOOR = '46680'

/** HOME-01, HOME-02: the door on the home page is wide open. */
export function Hero({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className="hero">
      <div className="wrap hero__inner">
        <div className="hero__text" id={anchors.hero}>
          <p className="tag">{m.home_hero_tag()}</p>
          <h1>{m.home_hero_title()}</h1>
          <p className="lead">{m.home_hero_lead()}</p>
          <p className="actions">
            <ButtonLink kind="act" size="l" href={addresses.getStarted}>
              {m.home_get_appointment()}
            </ButtonLink>
            <ButtonLink kind="quiet" size="l" href={addresses.team}>
              {m.home_meet_experts()}
              <Icon name="arrow-right" />
            </ButtonLink>
          </p>
        </div>
        <div className="hero__art draw">
          <Doorway seed={FLOOR} open={0.9} />
        </div>
        <Stats className="hero__stats" items={stats} sampleWord={m.sample_mark()} />
      </div>
    </section>
  )
}
