import type { Environment } from '#config/faults.ts'
import { type Problem, refuse } from './verdict.ts'

/** Settings that name addresses and mailboxes, and what is wrong while they are those of the samples. */
const WRONG: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'links in mails and texts lead to nobody',
  CONTENT_PUBLIC_URL: 'editors do not get into the CMS',
  MAIL_FROM: 'mails from there do not arrive',
  OFFICE_RECIPIENTS: 'who asks for help reaches nobody',
  SMTP_URL: 'no mail leaves',
  SECURITY_CONTACT: 'who reports a vulnerability reaches nobody',
  CONTENT_ADMIN_EMAIL: 'the first editor gets no mail',
  CONTENT_SUPER_ADMIN_EMAIL: 'the super admin gets no mail',
  DATABASE_URL: 'no database is there',
  DATABASE_APP_URL: 'no database is there',
  CONTENT_DATABASE_URL: 'no database is there',
  CONTENT_URL: 'no content service is there',
  S3_ENDPOINT: 'no bucket is there',
  AWS_ENDPOINT_URL_S3: 'no bucket is there',
}

/** Reserved domain names (RFC 2606, RFC 6761), which the samples use. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)$/i

/** The host of each address and mailbox in a setting. */
const HOST = /(?:@|:\/\/)(?:[^\s/@,>]*@)?([a-z0-9.-]+)/gi

/** Finds settings that were copied from a sample and never filled in. */
export function exampleValues(env: Environment): Problem[] {
  return Object.entries(WRONG).flatMap(([variable, harm]) =>
    hostsIn(env[variable] ?? '').some((host) => RESERVED.test(host))
      ? [refuse(variable, `is an example: ${harm}. Write your own`)]
      : [],
  )
}

const hostsIn = (text: string) => [...text.matchAll(HOST)].map(([, host = '']) => host.replace(/\.$/, ''))
