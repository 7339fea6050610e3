import type { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { chain } from '@pulli/ui/kolam/chain.ts'
import { KolamFigure } from '@pulli/ui/kolam/kolam-figure.tsx'
import { SampleMark } from '@pulli/ui/sample-mark/sample-mark.tsx'
import { CrisisLine } from './crisis-line.tsx'
import { footerLinks, legalLinks } from './navigation.ts'
import './footer.css'

const YEAR = '2025'
const CHAIN = chain(36)

/** NAV-16; a network without an address in the settings is not shown. */
const networks = [
  { key: 'whatsapp', name: m.footer_whatsapp },
  { key: 'facebook', name: m.footer_facebook },
  { key: 'instagram', name: m.footer_instagram },
  { key: 'twitter', name: m.footer_twitter },
  { key: 'linkedin', name: m.footer_linkedin },
] as const

interface FooterProps {
  brand: string
  settings: SiteSetting | undefined
}

export function Footer({ brand, settings }: FooterProps) {
  const { socialLinks, legalEntity, copyrightYear } = settings ?? {}
  return (
    <footer className="foot">
      <div className="foot__chain" aria-hidden="true">
        <KolamFigure drawing={CHAIN} />
      </div>
      <div className="wrap">
        <div className="grid foot__grid">
          <div className="foot__help">
            <p className="foot__say display">{m.footer_say()}</p>
            <CrisisLine className="foot__crisis" />
          </div>
          <nav className="foot__nav" aria-label={m.shell_nav_footer()}>
            <ul className="foot__links">
              {footerLinks.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name()}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="foot__contact">
            {socialLinks && <SocialLinks brand={brand} links={socialLinks} />}
            {socialLinks?.isSample && <SampleMark>{m.sample_mark()}</SampleMark>}
            <p className="foot__lang">
              <button type="button" className="linkish" data-theme-toggle="">
                <Icon name="moon" small />
                <span>{m.footer_theme()}</span>
              </button>
            </p>
          </div>
        </div>
        {settings?.showsSamples && <p className="foot__samples">{m.sample_line()}</p>}
        <div className="foot__legal">
          <p>
            {m.footer_legal({
              year: String(copyrightYear ?? YEAR),
              brand,
              entity: legalEntity ?? m.footer_legal_entity(),
            })}
          </p>
          <ul className="foot__small">
            {legalLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name()}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks({ brand, links }: { brand: string; links: NonNullable<SiteSetting['socialLinks']> }) {
  return (
    <ul className="social" aria-label={m.footer_social({ brand })}>
      {networks.map(({ key, name }) => {
        const href = links[key]
        return href ? (
          <li key={key}>
            <a href={href} aria-label={name()} rel="noopener noreferrer">
              <Icon name={key} />
            </a>
          </li>
        ) : null
      })}
    </ul>
  )
}
