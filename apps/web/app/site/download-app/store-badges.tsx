import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { ButtonLink } from '@pulli/ui/button/button.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'

interface StoreBadgesProps {
  stores: SiteSetting['storeLinks']
}

/** APP-02; a store without an address in the settings is not shown. */
export function StoreBadges({ stores }: StoreBadgesProps) {
  const badges = [
    { name: m.home_app_store(), href: stores?.appStoreUrl, kind: 'act' },
    { name: m.home_google_play(), href: stores?.googlePlayUrl, kind: 'line' },
  ] as const
  const shown = badges.flatMap(({ href, ...badge }) => (href ? [{ href, ...badge }] : []))
  return (
    <>
      <ul className="actions get-app__stores" aria-label={m.download_app_stores()}>
        {shown.map(({ name, href, kind }) => (
          <li key={name}>
            <ButtonLink kind={kind} size="l" href={href} rel="noopener noreferrer">
              <Icon name="download" />
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {stores?.isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
    </>
  )
}
