import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { faultsOf, type Parsed } from './faults.ts'
import { withoutBlanks } from './server-config.ts'
import { smsFaults, smsVariables } from './sms-settings.ts'
import { MailAddress, OneToken, Port, PostgresUrl, SmtpUrl, WebUrl } from './values.ts'

/** What `npm start` itself looks at. The rest of the environment passes through to the processes it starts. */
const LaunchEnvironment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: Port.default(3000),
    CONTENT_PORT: Port.default(1337),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: WebUrl.optional(),
    TRUST_PROXY: z.enum(['0', '1']).default('0'),
    DATABASE_URL: PostgresUrl.optional(),
    DATABASE_APP_URL: PostgresUrl.optional(),
    CONTENT_DATABASE_URL: PostgresUrl.optional(),
    CONTENT_URL: WebUrl.optional(),
    CONTENT_SECRET: OneToken.optional(),
    APP_SECRET: OneToken.optional(),
    APP_SECRET_OTHER: OneToken.optional(),
    METRICS_TOKEN: OneToken.optional(),
    CONTENT_ADMIN_EMAIL: z.email('must be an e-mail address').default('editor@example.org'),
    SMTP_URL: SmtpUrl.optional(),
    MAIL_FROM: MailAddress.optional(),
    ALLOW_DEMO_OTP: z.enum(['0', '1']).default('0'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ...smsVariables,
  })
  .superRefine((env, context) => {
    const fault = (variable: string, message: string) =>
      context.addIssue({ code: 'custom', path: [variable], message })
    if (env.PORT === env.CONTENT_PORT) fault('CONTENT_PORT', 'must differ from PORT')
    if (env.CONTENT_URL && !env.CONTENT_SECRET)
      fault('CONTENT_SECRET', 'must be set to the secret of the content service that CONTENT_URL names')
    if (env.DATABASE_URL && !env.CONTENT_DATABASE_URL && !env.CONTENT_URL)
      fault(
        'CONTENT_DATABASE_URL',
        'must be set when DATABASE_URL is set, unless CONTENT_URL names a running content service',
      )
    if (env.DATABASE_APP_URL && !env.DATABASE_URL)
      fault('DATABASE_APP_URL', 'must go with DATABASE_URL: our own PostgreSQL has its accounts already')
    if (env.DATABASE_URL && env.DATABASE_URL === env.CONTENT_DATABASE_URL)
      fault('CONTENT_DATABASE_URL', 'must name another database than DATABASE_URL')
    for (const { variable, message } of smsFaults(env)) fault(variable, message)
  })

export type LaunchConfig = z.infer<typeof LaunchEnvironment>

/** Whether the member of a trial is made: on our own database, while no code goes to a real phone. */
export const hasDemoMember = ({ DATABASE_URL, SMS_GATEWAY }: LaunchConfig) =>
  DATABASE_URL === undefined && SMS_GATEWAY === undefined

/** Reads the settings of `npm start`, or lists every fault by the name of its variable. */
export function parseLaunchConfig(environment: Record<string, string | undefined>): Parsed<LaunchConfig> {
  const parsed = LaunchEnvironment.safeParse(withoutBlanks(environment))
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error) }
  const config = parsed.data
  const dataDir = isAbsolute(config.DATA_DIR) ? config.DATA_DIR : resolve(config.DATA_DIR)
  return { ok: true, config: { ...config, DATA_DIR: dataDir } }
}
