import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import { addresses } from '#addresses.ts'
import { CRISIS_DIALOG } from './crisis-dialog.tsx'
import { Dropdown } from './dropdown.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { mainLinks, menus } from './navigation.ts'
import { SessionLink } from './session-link.tsx'
import { Wordmark } from './wordmark.tsx'
import './header.css'

interface HeaderProps {
  brand: string
  currentPath: string
  /** The quick exit, on the pages that show it. */
  exit: ReactNode
}

export function Header({ brand, currentPath, exit }: HeaderProps) {
  return (
    <header className="top">
      <div className="wrap top__inner">
        <Wordmark brand={brand} />
        <nav className="nav" aria-label={m.shell_nav_main()}>
          <ul className="nav__list">
            {mainLinks.map(({ name, href }) => (
              <li key={href}>
                <a className="nav__link" href={href} aria-current={href === currentPath ? 'page' : undefined}>
                  {name()}
                </a>
              </li>
            ))}
            {menus.map((menu) => (
              <Dropdown key={menu.name()} menu={menu} currentPath={currentPath} />
            ))}
          </ul>
        </nav>
        <div className="top__act">
          <a className="help" href={addresses.crisis} data-open={CRISIS_DIALOG}>
            <Icon name="phone" small />
            <span>{m.crisis_help_now()}</span>
          </a>
          {exit}
          <SessionLink kind="line" size="s" className="top__login" />
          <MobileMenu currentPath={currentPath} />
        </div>
      </div>
    </header>
  )
}
