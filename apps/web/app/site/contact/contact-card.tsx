import type { ReactNode } from 'react'

interface ContactCardProps {
  title: string
  note: string
  actions?: ReactNode
  /** What it is: an address, hours. */
  children: ReactNode
}

/** One way to reach us. */
export function ContactCard({ title, note, actions, children }: ContactCardProps) {
  return (
    <li className="contact__card">
      <h2 className="contact__title">{title}</h2>
      <div>
        <p className="contact__value">{children}</p>
        <p className="contact__details">{note}</p>
        {actions && <p className="contact__actions">{actions}</p>}
      </div>
    </li>
  )
}
