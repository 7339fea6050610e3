import { Icon } from '@pulli/ui/icon/icon.tsx'
import type { menus } from './navigation.ts'

type Menu = (typeof menus)[number]

/** A header menu: the browser opens and closes it, one at a time. */
export function Dropdown({ menu, currentPath }: { menu: Menu; currentPath: string }) {
  return (
    <li className="has-menu">
      <details className="nav__menu" name="nav">
        <summary className="nav__link">
          {menu.name()}
          <Icon name="chevron-down" small />
        </summary>
        <div className="menu">
          <ul className="menu__list">
            {menu.links.map(({ name, href, hint }) => (
              <li key={href}>
                <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
                  <span className="menu__name">{name()}</span>
                  <span className="menu__hint">{hint()}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}
