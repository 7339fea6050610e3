import type { RecoveryState } from '@pulli/contracts/account.ts'
import type { Member, MemberSession } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useState } from 'react'
import { accountCalls } from '#account-calls.ts'
import { addresses, providerCalls } from '#addresses.ts'
import { loadConsents } from '#member/consent/give-consent.ts'
import { orLastView } from '#member/offline/last-view.ts'
import { askAsMember } from '#member/session/ask-as-member.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import { PageError } from '#member/shell/page-error.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/profile-page'
import { AboutMe } from './about-me.tsx'
import { ChangeNumber } from './change-number.tsx'
import { Consents } from './consents.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EarlierAccount } from './earlier-account.tsx'
import { Part } from './part.tsx'
import { profileDraft } from './profile-draft.ts'
import { RecoveryCode } from './recovery-code.tsx'
import { Sessions } from './sessions.tsx'
import { TakeAlong } from './take-along.tsx'
import '@pulli/ui/check-box/check-box.css'
import '@pulli/ui/field/field.css'
import '@pulli/ui/more-link/more-link.css'
import '@pulli/ui/sections/sign-in.css'
import '@pulli/ui/sections/my-data.css'

const PAGE = addresses.profile

export const ErrorBoundary = PageError

export function meta() {
  return discreetMeta(m.dashboard_my_data())
}

export function clientLoader() {
  return {
    typed: profileDraft.find(),
    member: orLastView(`${PAGE}#about`, askAsMember<Member>(providerCalls.member)),
    sessions: orLastView(`${PAGE}#sessions`, askAsMember<MemberSession[]>(accountCalls.sessions)),
    recovery: askAsMember<RecoveryState>(accountCalls.recoveryCode),
    consents: orLastView(`${PAGE}#consents`, loadConsents()),
  }
}

/** The same parts, empty: the words stand there before what they are about. */
export function HydrateFallback() {
  return (
    <>
      <Head />
      <Part id="about" title={m.my_data_about()}>
        <Waiting />
      </Part>
      <Part id="number" title={m.my_data_number()}>
        <Waiting />
      </Part>
      <Part id="sessions" title={m.my_data_sessions()}>
        <Waiting />
      </Part>
      <Part id="recovery" title={m.my_data_recovery()}>
        <Waiting />
      </Part>
      <Part id="consents" title={m.my_data_consents()}>
        <Waiting />
      </Part>
    </>
  )
}

/** My data: everything that is a member's own, and what they can do with it. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { typed, member, sessions, recovery, consents } = loaderData
  const [hasMoved, setHasMoved] = useState(false)
  return (
    <>
      <Head />
      <Part id="about" title={m.my_data_about()}>
        <Loaded of={member} skeleton={<Waiting />}>
          {(data) => <AboutMe member={data} typed={typed} />}
        </Loaded>
      </Part>
      <Part id="number" title={m.my_data_number()}>
        <Loaded of={member} skeleton={<Waiting />}>
          {(data) => <ChangeNumber phone={data.phone} onChanged={() => setHasMoved(true)} />}
        </Loaded>
      </Part>
      <Part id="sessions" title={m.my_data_sessions()}>
        <Loaded of={sessions} skeleton={<Waiting />}>
          {(data) => <Sessions key={`${hasMoved}`} sessions={hasMoved ? data.filter(isThisOne) : data} />}
        </Loaded>
      </Part>
      <Part id="recovery" title={m.my_data_recovery()}>
        <Loaded of={recovery} skeleton={<Waiting />}>
          {(data) => <RecoveryCode state={data} />}
        </Loaded>
      </Part>
      <Part id="before" title={m.my_data_before()}>
        <EarlierAccount />
      </Part>
      <Part id="consents" title={m.my_data_consents()}>
        <Loaded of={consents} skeleton={<Waiting />}>
          {(data) => <Consents consents={data} />}
        </Loaded>
      </Part>
      <Part id="show" title={m.my_data_summary()}>
        <p>{m.my_data_summary_text()}</p>
        <p>
          <MoreLink href={addresses.summary}>{m.my_data_summary_link()}</MoreLink>
        </p>
      </Part>
      <Part id="take" title={m.my_data_export()}>
        <TakeAlong />
      </Part>
      <Part id="erase-account" title={m.my_data_erase()}>
        <DeleteAccount />
      </Part>
    </>
  )
}

/** With another number only this session goes on. */
const isThisOne = ({ is_current }: MemberSession) => is_current

function Head() {
  return (
    <>
      <Breadcrumbs trail={[{ label: m.dashboard_my_data() }]} />
      <div className="own__head">
        <h1>{m.my_data_heading()}</h1>
        <p className="lead">{m.my_data_lead()}</p>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <p className="own__wait" aria-busy="true">
      <span className="sr">{m.dashboard_loading()}</span>
    </p>
  )
}
