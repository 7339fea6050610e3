import { m } from '@pulli/messages/messages.js'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { telephone } from '#content/telephone.ts'
import { Wordmark } from '#shell/wordmark.tsx'
import { LogOut } from './log-out.tsx'
import { railEntries } from './member-pages.ts'
import { RailIcon } from './rail-icon.tsx'

interface RailProps {
  brand: string
  ref: Ref<HTMLElement>
}

/** DSH-01: the sidebar, with the crisis line at its foot. */
export function Rail({ brand, ref }: RailProps) {
  const { pathname, hash } = useLocation()
  return (
    <nav className="rail" id="rail" aria-label={m.dashboard_nav()} ref={ref}>
      <Wordmark brand={brand} />
      <ul className="rail__list">
        {railEntries.map(({ name, href, icon, also }) => (
          <li key={href}>
            <a href={href} aria-current={href === pathname + hash || also?.(pathname) ? 'page' : undefined}>
              <RailIcon name={icon} />
              <span>{name()}</span>
            </a>
          </li>
        ))}
      </ul>
      <LogOut />
      <p className="rail__help note">
        <a href={telephone(m.crisis_emergency_number())}>
          <span>
            {m.crisis_danger()} {m.crisis_call()}{' '}
          </span>
          <b>{m.crisis_emergency_number()}</b>
        </a>
        <a href={telephone(m.crisis_talk_number())}>
          <span>
            {m.crisis_talk()} {m.crisis_talk_name()}{' '}
          </span>
          <b>{m.crisis_talk_number()}</b>
          <span>, {m.crisis_talk_always()}</span>
        </a>
      </p>
    </nav>
  )
}
