import { m } from '@pulli/messages/messages.js'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { type ReactNode, type Ref, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addresses } from '#addresses.ts'
import { useUser } from '#member/session/use-user.ts'
import { greeting } from './greeting.ts'
import { HelpNow } from './help-now.tsx'
import { lazySection, Nothing } from './lazy-section.tsx'

const MemberAvatar = lazySection(() => import('#member/avatar/member-avatar.tsx'), Nothing)

interface TopBarProps {
  toggle: Ref<HTMLButtonElement>
  isExpanded: boolean | undefined
  onToggle: () => void
  /** The quick exit. */
  exit: ReactNode
}

/** DSH-04: the greeting, help, the quick exit, and the signed-in member. */
export function TopBar({ toggle, isExpanded, onToggle, exit }: TopBarProps) {
  const user = useUser()
  const isOwn = useLocation().pathname === addresses.profile
  return (
    <header className="dtop">
      <button
        className="dtop__menu"
        type="button"
        aria-expanded={isExpanded}
        aria-controls="rail"
        onClick={onToggle}
        ref={toggle}
      >
        <span className="sr">{m.dashboard_menu()}</span>
        <Icon name="menu" />
      </button>
      <p className="dtop__text">{user?.name ? <Greeting name={user.name} /> : m.dashboard_hello()}</p>
      <div className="dtop__right">
        {exit}
        <HelpNow />
        {user && (
          <a className="who" href={addresses.profile} aria-current={isOwn ? 'page' : undefined}>
            <Suspense fallback={<span className="avatar" aria-hidden="true" />}>
              <MemberAvatar seed={user.id} />
            </Suspense>
            <span className="who__name">{user.name}</span>
            <span className="sr"> {m.dashboard_my_data()}</span>
          </a>
        )}
      </div>
    </header>
  )
}

function Greeting({ name }: { name: string }) {
  const [hour, setHour] = useState(() => new Date().getHours())
  useEffect(() => {
    const look = setInterval(() => setHour(new Date().getHours()), 60_000)
    return () => clearInterval(look)
  }, [])
  return greeting(name, hour)
}
