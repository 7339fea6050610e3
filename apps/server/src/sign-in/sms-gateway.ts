import { codeText } from '@pulli/api/sms/code-text.ts'
import { msg91Gateway } from '@pulli/api/sms/msg91-gateway.ts'
import { demoGateway, type SmsGateway } from '@pulli/api/sms/sms-gateway.ts'
import { twilioGateway } from '@pulli/api/sms/twilio-gateway.ts'
import type { SmsSettings } from '../config/sms-settings.ts'

/** Returns the SMS gateway of the settings. */
export function smsGateway(sms: SmsSettings | undefined, publicUrl: string): SmsGateway {
  if (sms === undefined) return demoGateway
  if (sms.gateway === 'msg91') return msg91Gateway(sms)
  const { hostname } = new URL(publicUrl)
  return twilioGateway({
    ...sms,
    textOf: (code) => codeText(code, { host: hostname, template: sms.text }),
  })
}
