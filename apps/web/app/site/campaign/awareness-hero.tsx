import type { Stat } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { kolam } from '@pulli/ui/kolam/kolam.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { Stats } from '@pulli/ui/stats/stats.tsx'
import { addresses } from '#addresses.ts'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'

const DRAWING = kolam('awareness', { n: 7, shape: 'diamond' })

/** AWC-01, AWC-02: the headline, two buttons, and the figures of the settings. */
export function AwarenessHero({ stats }: { stats: readonly Stat[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: m.campaign_crumb() }]} />
      <div className="grid aware">
        <div className="aware__text">
          <h1>{m.campaign_title()}</h1>
          <p className="lead">{m.campaign_lead()}</p>
          <p className="actions">
            <ButtonLink kind="act" size="l" href={addresses.contact}>
              {m.campaign_invite()}
            </ButtonLink>
            <ButtonLink kind="quiet" size="l" href={addresses.about}>
              {m.campaign_who()}
              <Icon name="arrow-right" />
            </ButtonLink>
          </p>
        </div>
        <div className="aware__kolam draw" aria-hidden="true">
          <KolamFigure drawing={DRAWING} />
        </div>
      </div>
      {stats.length > 0 && (
        <section aria-label={m.campaign_stats()}>
          <Stats className="aware__stats" items={stats.map(withBasis)} sampleWord={m.sample_mark()} />
        </section>
      )}
    </div>
  )
}

/** Source and period of a figure. */
function withBasis({ source, period, ...stat }: Stat) {
  return { ...stat, basis: [source, period].filter(Boolean).join(', ') || undefined }
}
