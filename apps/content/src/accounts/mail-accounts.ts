import type { Core } from '@strapi/strapi'

interface Site {
  readonly url: string
  readonly secret: string
}

interface NewUser {
  email: string
  firstname?: string | null
  registrationToken?: string | null
}

interface Users {
  create(attributes: object): Promise<NewUser>
}

interface Emails {
  sendTemplatedEmail(
    options: { to: string },
    template: unknown,
    data: { url: string; user: { firstname?: string | null } },
  ): Promise<unknown>
}

const SITE_MILLISECONDS = 20_000

/**
 * Sends invitations and password reset links through the site, which has the mail server. A mail that fails is
 * logged without its link: a super admin still sees the one of an invitation.
 */
export function mailAccounts(strapi: Core.Strapi, { url, secret }: Site) {
  const send = async (mail: { kind: 'invitation' | 'password'; to: string; name: string; token: string }) => {
    const answer = await fetch(new URL('/internal/editor-mail', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(SITE_MILLISECONDS),
    }).catch(() => undefined)
    await answer?.body?.cancel()
    if (!answer?.ok)
      strapi.log.warn(`The mail to an editor (${mail.kind}) was not sent: ${answer?.status ?? 'no answer'}`)
  }

  const emails = strapi.plugin('email').service('email') as Emails
  emails.sendTemplatedEmail = async ({ to }, _template, { url, user }) =>
    send({
      kind: 'password',
      to,
      name: user.firstname ?? '',
      token: new URL(url, 'http://localhost').searchParams.get('code') ?? '',
    })

  const users = strapi.service('admin::user') as unknown as Users
  const create = users.create
  users.create = async (attributes) => {
    const user = await create(attributes)
    // Not awaited: the super admin has the link at once.
    if (user.registrationToken)
      void send({
        kind: 'invitation',
        to: user.email,
        name: user.firstname ?? '',
        token: user.registrationToken,
      })
    return user
  }
}
