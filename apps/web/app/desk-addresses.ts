// Apart from `addresses.ts`, which is part of the dashboard's first page (P2).

/** The pages of the desk, where the provider's staff works. */
export const deskAddresses = {
  start: '/desk',
  signIn: '/desk/sign-in',
  join: '/desk/join/:token',
  waiting: '/desk/waiting',
  mine: '/desk/mine',
  over: '/desk/over',
  request: '/desk/requests/:id',
  week: '/desk/week',
  hours: '/desk/hours',
  figures: '/desk/figures',
  services: '/desk/services',
  people: '/desk/people',
  testCalls: '/desk/test-calls',
  samples: '/desk/samples',
  state: '/desk/state',
  devices: '/desk/devices',
} as const

const DESK = '/api/v1/desk'
const id = encodeURIComponent

/** The page of a request, and the part of it where the outcome of a call is noted. */
export const requestAddress = (request: string, part?: 'call') =>
  deskAddresses.request.replace(':id', id(request)) + (part ? `#${part}` : '')

/** The calls of the desk. */
export const deskCalls = {
  session: `${DESK}/session`,
  passkeyOptions: `${DESK}/session/passkey-options`,
  cms: `${DESK}/session/cms`,
  invitation: `${DESK}/join/invitation`,
  joinPasskeyOptions: `${DESK}/join/passkey-options`,
  joinAppSecret: `${DESK}/join/app-secret`,
  join: `${DESK}/join`,
  staff: `${DESK}/staff`,
  person: (person: string) => `${DESK}/staff/${id(person)}`,
  teamEntry: (person: string) => `${DESK}/staff/${id(person)}/team-entry`,
  teamEntries: `${DESK}/team-entries`,
  restore: (person: string) => `${DESK}/staff/${id(person)}/restoration`,
  removedOwners: `${DESK}/removed-owners`,
  inviteDevice: (person: string) => `${DESK}/staff/${id(person)}/invitation`,
  invitations: `${DESK}/invitations`,
  openInvitation: (invitation: string) => `${DESK}/invitations/${id(invitation)}`,
  testCalls: `${DESK}/test-calls`,
  samples: `${DESK}/samples`,
  siteState: `${DESK}/site-state`,
  job: (job: string, step: 'retry' | 'give-up') => `${DESK}/jobs/${id(job)}/${step}`,
  devices: `${DESK}/devices`,
  newPasskeyOptions: `${DESK}/devices/passkey-options`,
  passkeys: `${DESK}/devices/passkeys`,
  passkey: (passkey: string) => `${DESK}/devices/passkeys/${id(passkey)}`,
  appSecret: `${DESK}/devices/app-secret`,
  app: `${DESK}/devices/app`,
  recoveryCodes: `${DESK}/devices/recovery-codes`,
  requests: (list: string, { after, day }: { after?: string | undefined; day?: string | undefined } = {}) =>
    `${DESK}/requests?${new URLSearchParams({ list, ...(after && { after }), ...(day && { day }) })}`,
  request: (request: string) => `${DESK}/requests/${id(request)}`,
  number: (request: string) => `${DESK}/requests/${id(request)}/number`,
  assignment: (request: string) => `${DESK}/requests/${id(request)}/assignment`,
  requestEvents: (request: string) => `${DESK}/requests/${id(request)}/events`,
  requestSlots: (request: string, query: Record<string, string>) =>
    `${DESK}/requests/${id(request)}/slots?${new URLSearchParams(query)}`,
  requestMail: (request: string) => `${DESK}/requests/${id(request)}/mail`,
  requestAppointments: (request: string) => `${DESK}/requests/${id(request)}/appointments`,
  appointment: (request: string, appointment: string, step: 'move' | 'cancel' | 'outcome' | 'summary') =>
    `${DESK}/requests/${id(request)}/appointments/${id(appointment)}/${step}`,
  endSession: (session: string) => `${DESK}/sessions/${id(session)}`,
  week: (from: string | null) => (from === null ? `${DESK}/week` : `${DESK}/week?from=${id(from)}`),
  figures: (days: number) => `${DESK}/figures?days=${days}`,
  availability: (person: string | null) =>
    person === null ? `${DESK}/availability` : `${DESK}/availability?staff=${id(person)}`,
  services: `${DESK}/services`,
  serviceOrder: `${DESK}/services/order`,
  service: (service: string) => `${DESK}/services/${id(service)}`,
  serviceStep: (service: string, step: 'retire' | 'offer') => `${DESK}/services/${id(service)}/${step}`,
  rules: `${DESK}/availability/rules`,
  rule: (rule: string) => `${DESK}/availability/rules/${id(rule)}`,
  ruleEnd: (rule: string) => `${DESK}/availability/rules/${id(rule)}/end`,
  videoRoom: `${DESK}/availability/video-room`,
  exceptions: `${DESK}/availability/exceptions`,
  exception: (exception: string) => `${DESK}/availability/exceptions/${id(exception)}`,
}
