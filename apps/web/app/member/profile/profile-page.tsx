import type { RecoveryState } from '@pulli/contracts/account.ts'
import type { Member, MemberSession } from '@pulli/contracts/members.ts'
import { m } from '@pulli/messages/messages.js'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { type ReactNode, useState } from 'react'
import { addresses, providerCalls } from '#addresses.ts'
import { memberCalls } from '#api/member-calls.ts'
import { ChangeNumber } from '#member/account/change-number.tsx'
import { RecoverForm } from '#member/account/recover-form.tsx'
import { RecoveryCode } from '#member/account/recovery-code.tsx'
import { Consents } from '#member/consent/consents.tsx'
import { loadConsents } from '#member/consent/give-consent.ts'
import { DeleteAccount } from '#member/data-rights/delete-account.tsx'
import { ExportData } from '#member/data-rights/export-data.tsx'
import { orCachedView } from '#member/offline/or-cached-view.ts'
import { callAsMember } from '#member/session/call-as-member.ts'
import { discreetMeta } from '#member/shell/discreet-meta.ts'
import { Loaded } from '#member/shell/loaded.tsx'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import type { Route } from './+types/profile-page'
import { AboutMe } from './about-me.tsx'
import { profileDraft } from './profile-draft.ts'
import { Sessions } from './sessions.tsx'
import '#member/sign-in/sign-in-page.css'
import './profile-page.css'

const PAGE = addresses.profile

export function meta() {
  return discreetMeta(m.dashboard_my_data())
}

export function clientLoader() {
  return {
    typed: profileDraft.load(),
    member: orCachedView(`${PAGE}#about`, callAsMember<Member>(providerCalls.member)),
    sessions: orCachedView(`${PAGE}#sessions`, callAsMember<MemberSession[]>(memberCalls.sessions)),
    recovery: callAsMember<RecoveryState>(memberCalls.recoveryCode),
    consents: orCachedView(`${PAGE}#consents`, loadConsents()),
  }
}

/** The sections that wait for data. */
const WAITING = [
  { id: 'about', title: m.profile_about },
  { id: 'number', title: m.account_number },
  { id: 'sessions', title: m.profile_sessions },
  { id: 'recovery', title: m.account_recovery },
  { id: 'consents', title: m.consent_list },
]

export function HydrateFallback() {
  return (
    <>
      <Head />
      {WAITING.map(({ id, title }) => (
        <ProfileSection key={id} id={id} title={title()}>
          <Waiting />
        </ProfileSection>
      ))}
    </>
  )
}

/** *My data*: everything that is the member's. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { typed, member, sessions, recovery, consents } = loaderData
  const [hasMoved, setHasMoved] = useState(false)
  return (
    <>
      <Head />
      <ProfileSection id="about" title={m.profile_about()}>
        <Loaded of={member} skeleton={<Waiting />}>
          {(data) => <AboutMe member={data} typed={typed} />}
        </Loaded>
      </ProfileSection>
      <ProfileSection id="number" title={m.account_number()}>
        <Loaded of={member} skeleton={<Waiting />}>
          {(data) => <ChangeNumber phone={data.phone} onChanged={() => setHasMoved(true)} />}
        </Loaded>
      </ProfileSection>
      <ProfileSection id="sessions" title={m.profile_sessions()}>
        <Loaded of={sessions} skeleton={<Waiting />}>
          {(data) => <Sessions key={`${hasMoved}`} sessions={hasMoved ? data.filter(isThisOne) : data} />}
        </Loaded>
      </ProfileSection>
      <ProfileSection id="recovery" title={m.account_recovery()}>
        <Loaded of={recovery} skeleton={<Waiting />}>
          {(data) => <RecoveryCode state={data} />}
        </Loaded>
      </ProfileSection>
      <ProfileSection id="before" title={m.account_earlier()}>
        <p>{m.account_earlier_text()}</p>
        <RecoverForm
          id="earlier-account"
          className="own__code"
          label={m.account_earlier_code()}
          hint={m.account_earlier_hint()}
          action={m.account_earlier_open()}
          busyLabel={m.account_earlier_opening()}
        />
      </ProfileSection>
      <ProfileSection id="consents" title={m.consent_list()}>
        <Loaded of={consents} skeleton={<Waiting />}>
          {(data) => <Consents consents={data} />}
        </Loaded>
      </ProfileSection>
      <ProfileSection id="show" title={m.profile_summary()}>
        <p>{m.profile_summary_text()}</p>
        <p>
          <MoreLink href={addresses.summary}>{m.profile_summary_link()}</MoreLink>
        </p>
      </ProfileSection>
      <ProfileSection id="take" title={m.data_rights_export()}>
        <ExportData id="export" />
      </ProfileSection>
      <ProfileSection id="erase-account" title={m.data_rights_erase()}>
        <DeleteAccount />
      </ProfileSection>
    </>
  )
}

/** A change of the number ends all other sessions. */
const isThisOne = ({ is_current }: MemberSession) => is_current

function Head() {
  return (
    <>
      <Breadcrumbs trail={[{ label: m.dashboard_my_data() }]} />
      <div className="own__head">
        <h1>{m.profile_heading()}</h1>
        <p className="lead">{m.profile_lead()}</p>
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

interface ProfileSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of the page: heading on the left, content on the right. */
function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section className="own" aria-labelledby={`${id}-h`} id={id}>
      <h2 className="own__title" id={`${id}-h`} tabIndex={-1}>
        {title}
      </h2>
      <div className="own__content">{children}</div>
    </section>
  )
}
