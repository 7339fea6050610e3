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
    <li className="contact__c">
      <h2 className="contact__t">{title}</h2>
      <div>
        <p className="contact__v">{children}</p>
        <p className="contact__d">{note}</p>
        {actions && <p className="contact__as">{actions}</p>}
      </div>
    </li>
  )
}
