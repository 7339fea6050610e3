import { STAFF_ROLES } from '@pulli/domain/staff/staff-roles.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { TypedRecoveryCode } from './account.ts'
import { Email } from './email.ts'
import { PersonName } from './name-text.ts'
import { Code } from './sign-in.ts'

const instant = z.string().meta({ format: 'date-time' })

const Roles = z
  .array(z.enum(STAFF_ROLES, { error: () => m.field_roles_unknown() }))
  .min(1, { error: () => m.field_roles_missing() })
  .max(STAFF_ROLES.length, { error: () => m.field_roles_unknown() })
  .refine((roles) => new Set(roles).size === roles.length, { error: () => m.field_roles_unknown() })

/** An address as it is stored and compared. */
const OwnEmail = Email.transform((email) => email.toLowerCase())

/** What an authenticator answers, as `@simplewebauthn/browser` gives it. The server's library checks what is in it. */
export const PasskeyAnswer = z.looseObject(
  {
    id: z.string().min(1).max(1_400),
    rawId: z.string().max(1_400),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: z.string() }),
    clientExtensionResults: z.looseObject({}),
  },
  { error: () => m.field_passkey_malformed() },
)
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** What the browser's authenticator is asked with: the options of WebAuthn as JSON. */
export const PasskeyOptions = z.strictObject({ options: z.looseObject({ challenge: z.string() }) })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** What `POST /session` takes: a passkey, a recovery code, or an address with the code of an authenticator app. */
export const StaffSignIn = z
  .strictObject({
    passkey: PasskeyAnswer.optional(),
    recovery_code: TypedRecoveryCode.optional(),
    email: OwnEmail.optional(),
    code: Code.optional(),
  })
  .superRefine(({ passkey, recovery_code, email, code }, { addIssue }) => {
    const isByApp = email !== undefined || code !== undefined
    const ways = [passkey !== undefined, recovery_code !== undefined, isByApp].filter(Boolean)
    if (ways.length !== 1) addIssue({ code: 'custom', path: ['passkey'], message: m.field_one_way() })
    else if (isByApp && email === undefined)
      addIssue({ code: 'custom', path: ['email'], message: m.field_email_missing() })
    else if (isByApp && code === undefined)
      addIssue({ code: 'custom', path: ['code'], message: m.field_code_missing() })
  })
export type StaffSignIn = z.infer<typeof StaffSignIn>

/** Who is signed in at the desk, until when. */
export const StaffSession = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: Roles,
  signed_in_at: instant,
  ends_at: instant,
})
export type StaffSession = z.infer<typeof StaffSession>

/** Where the browser goes for a session of the CMS. */
export const CmsEntrance = z.strictObject({ address: z.string() })
export type CmsEntrance = z.infer<typeof CmsEntrance>

/** The token of an invitation's link. */
const Token = z.string({ error: () => m.field_invitation_malformed() }).max(100, {
  error: () => m.field_invitation_malformed(),
})

export const InvitationLink = z.strictObject({ token: Token })
export type InvitationLink = z.infer<typeof InvitationLink>

/** What an invitation says to who opens its link. `name` and `email` are null where the first owner says who they are. */
export const InvitationShown = z.strictObject({
  name: z.string().nullable(),
  email: z.string().nullable(),
  roles: Roles,
  /** For an existing account: adds a device. */
  is_for_device: z.boolean(),
  expires_at: instant,
})
export type InvitationShown = z.infer<typeof InvitationShown>

/** What `POST /join/passkey-options` takes. The first owner's name and address are shown by the authenticator. */
export const JoinOptions = z.strictObject({
  token: Token,
  name: PersonName.optional(),
  email: OwnEmail.optional(),
})
export type JoinOptions = z.infer<typeof JoinOptions>

/** The secret of an authenticator app, for its first code. `proof` says that the server drew it. */
export const AppSecret = z.strictObject({
  /** In base 32. */
  secret: z.string(),
  /** `otpauth://…`, for an app on the same device, or as a QR code. */
  address: z.string(),
  proof: z.string(),
})
export type AppSecret = z.infer<typeof AppSecret>

/** The proof that an app has the secret: its current code. */
export const AppProof = z.strictObject({
  secret: z.string().max(64),
  proof: z.string().max(64),
  code: Code,
})
export type AppProof = z.infer<typeof AppProof>

/** What `POST /join` takes: a passkey or an authenticator app; of the first owner also who they are. */
export const Join = z
  .strictObject({
    token: Token,
    name: PersonName.optional(),
    email: OwnEmail.optional(),
    passkey: PasskeyAnswer.optional(),
    authenticator_app: AppProof.optional(),
  })
  .refine(({ passkey, authenticator_app }) => (passkey === undefined) !== (authenticator_app === undefined), {
    path: ['passkey'],
    error: () => m.field_one_way(),
  })
export type Join = z.infer<typeof Join>

/** Recovery codes, shown only here. Empty where none were made. */
const RecoveryCodes = z.array(z.string())

export const Joined = z.strictObject({ session: StaffSession, recovery_codes: RecoveryCodes })
export type Joined = z.infer<typeof Joined>

/** A person of the desk, as owners see them. */
export const StaffPerson = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: Roles,
  /** A sample person of a trial. */
  is_sample: z.boolean(),
  is_self: z.boolean(),
  team_entry: z
    .string()
    .nullable()
    .meta({ description: 'The document id of the entry of the content service that shows them on `/team`.' }),
  passkeys: z.int(),
  has_authenticator_app: z.boolean(),
  joined_at: instant,
  last_seen_at: instant.nullable(),
})
export type StaffPerson = z.infer<typeof StaffPerson>

/** An entry of the team page, which can show a person of the desk. */
export const TeamEntryOption = z.strictObject({
  document_id: z.string(),
  name: z.string(),
  specialization: z.string(),
})
export type TeamEntryOption = z.infer<typeof TeamEntryOption>

const TeamEntry = z
  .string({ error: () => m.field_team_entry_unknown() })
  .min(1, { error: () => m.field_team_entry_unknown() })
  .max(64, { error: () => m.field_team_entry_unknown() })
  .nullable()

/** What `PUT /staff/{id}/team-entry` takes. */
export const ChosenTeamEntry = z.strictObject({
  team_entry: TeamEntry.meta({ description: 'One of `GET /team-entries`; null: none shows them.' }),
  seen: z
    .string({ error: () => m.field_team_entry_seen() })
    .max(64, { error: () => m.field_team_entry_seen() })
    .nullable()
    .meta({ description: 'The entry that the caller saw; null: none.' }),
})
export type ChosenTeamEntry = z.infer<typeof ChosenTeamEntry>

/** The entry that shows the person now. */
export const StoredTeamEntry = z.strictObject({ id: z.uuid(), team_entry: z.string().nullable() })
export type StoredTeamEntry = z.infer<typeof StoredTeamEntry>

export const RemovedStaff = z.strictObject({ id: z.uuid() })
export type RemovedStaff = z.infer<typeof RemovedStaff>

/** An owner whose removal can still be undone. */
export const RemovedOwner = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  removed_at: instant.nullable(),
})
export type RemovedOwner = z.infer<typeof RemovedOwner>

/** What `POST /invitations` takes. */
export const NewInvitation = z.strictObject({ name: PersonName, email: OwnEmail, roles: Roles })
export type NewInvitation = z.infer<typeof NewInvitation>

/** An invitation that can still be accepted. */
export const Invitation = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: Roles,
  is_for_device: z.boolean(),
  invited_at: instant,
  expires_at: instant,
})
export type Invitation = z.infer<typeof Invitation>

export const WithdrawnInvitation = z.strictObject({ id: z.uuid() })
export type WithdrawnInvitation = z.infer<typeof WithdrawnInvitation>

const Passkey = z.strictObject({ id: z.uuid(), device: z.string(), added_at: instant, last_used_at: instant })

const OpenSession = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: instant,
  last_used_at: instant,
  is_current: z.boolean(),
})

/** How the caller signs in, and where they are signed in. */
export const OwnDevices = z.strictObject({
  passkeys: z.array(Passkey),
  authenticator_app_added_at: instant.nullable(),
  recovery_codes_left: z.int(),
  sessions: z.array(OpenSession),
})
export type OwnDevices = z.infer<typeof OwnDevices>

/** What `POST /devices/passkeys` takes. */
export const NewPasskey = z.strictObject({ passkey: PasskeyAnswer })
export type NewPasskey = z.infer<typeof NewPasskey>

/** The changed device, by its id. */
export const ChangedDevice = z.strictObject({ id: z.uuid() })
export type ChangedDevice = z.infer<typeof ChangedDevice>

export const MadeRecoveryCodes = z.strictObject({ recovery_codes: RecoveryCodes })
export type MadeRecoveryCodes = z.infer<typeof MadeRecoveryCodes>
