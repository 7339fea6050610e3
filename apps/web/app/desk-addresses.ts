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

/** An address as it is listed above: the router also takes `/desk/Over/`. */
export const plainPath = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '')

const id = encodeURIComponent

/** The page of a request, and the part of it where the outcome of a call is noted. */
export const requestAddress = (request: string, part?: 'call') =>
  deskAddresses.request.replace(':id', id(request)) + (part ? `#${part}` : '')
