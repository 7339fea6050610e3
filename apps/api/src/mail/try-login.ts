import { createTransport } from 'nodemailer'
import { smtpOptions } from './smtp-options.ts'

/**
 * Signs in at a mail server and leaves. No mail is begun.
 *
 * @throws Error where it is not reached, offers no TLS although it is on another machine, or takes no sign-in
 */
export async function tryLogin(smtpUrl: string, withinMilliseconds: number): Promise<void> {
  const { connection, login } = smtpOptions(smtpUrl)
  const transport = createTransport({
    ...connection,
    ...(login && { auth: login }),
    // Also where the server offers none: a password in the settings says that one is needed.
    forceAuth: login !== undefined,
    connectionTimeout: withinMilliseconds,
    greetingTimeout: withinMilliseconds,
    socketTimeout: withinMilliseconds,
    dnsTimeout: withinMilliseconds,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
