import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { mainLinks, menus } from './navigation.ts'
import { SessionLink } from './session-link.tsx'
import './mobile-menu.css'

/** NAV-09: the hamburger menu, without a script. */
export function MobileMenu({ currentPath }: { currentPath: string }) {
  const current = (href: string) => (href === currentPath ? 'page' : undefined)
  return (
    <details className="burger">
      <summary className="burger__button">
        <span className="sr">{m.shell_menu()}</span>
        <Icon name="menu" className="burger__open" />
        <Icon name="close" className="burger__close" />
      </summary>
      <nav className="mobile" aria-label={m.shell_nav_mobile()}>
        <div className="wrap">
          <ul className="mobile__list">
            {mainLinks.map(({ name, href }) => (
              <li key={href}>
                <a href={href} aria-current={current(href)}>
                  {name()}
                </a>
              </li>
            ))}
            {menus.map((menu) => (
              <li key={menu.name()}>
                <details name="mob">
                  <summary>
                    {menu.name()}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul className="mobile__sub">
                    {menu.links.map(({ name, href }) => (
                      <li key={href}>
                        <a href={href} aria-current={current(href)}>
                          {name()}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
          <p className="mobile__foot">
            <SessionLink kind="act" />
          </p>
        </div>
      </nav>
    </details>
  )
}
