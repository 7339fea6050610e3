import { codeText } from '@pulli/api/sms/code-text.ts'
import { msg91Gateway } from '@pulli/api/sms/msg91-gateway.ts'
import type { RegisteredTemplates } from '@pulli/api/sms/registered-templates.ts'
import { demoGateway, type SmsGateway } from '@pulli/api/sms/sms-gateway.ts'
import { codesThrough, textsThrough } from '@pulli/api/sms/sms-neighbour.ts'
import { msg91Texts, type TextGateway, twilioTexts } from '@pulli/api/sms/text-gateway.ts'
import { twilioGateway } from '@pulli/api/sms/twilio-gateway.ts'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import type { SmsSettings } from '../config/sms-settings.ts'

/** Returns the SMS gateway of the settings, which is asked as a neighbour. */
export function smsGateway(sms: SmsSettings | undefined, publicUrl: string, vendor: Neighbour): SmsGateway {
  return sms === undefined ? demoGateway : codesThrough(vendor, gatewayOf(sms, publicUrl))
}

function gatewayOf(sms: SmsSettings, publicUrl: string): SmsGateway {
  if (sms.gateway === 'msg91') return msg91Gateway(sms)
  const { hostname } = new URL(publicUrl)
  return twilioGateway({
    ...sms,
    textOf: (code) => codeText(code, { host: hostname, template: sms.text }),
  })
}

/** Returns the gateway for text messages by registered template; undefined: no texts are sent. */
export function textGateway(
  sms: SmsSettings | undefined,
  registered: RegisteredTemplates | undefined,
  vendor: Neighbour,
): TextGateway | undefined {
  if (sms === undefined || registered === undefined) return undefined
  return textsThrough(vendor, textsOf(sms, registered))
}

function textsOf(sms: SmsSettings, registered: RegisteredTemplates): TextGateway {
  const { code: _, ...texts } = registered.templates
  if (sms.gateway === 'msg91')
    return msg91Texts(sms, {
      'reminder-day': texts['reminder-day']?.flow,
      'reminder-hour': texts['reminder-hour']?.flow,
    })
  return twilioTexts(
    sms,
    (['reminder-day', 'reminder-hour'] as const).filter((name) => texts[name] !== undefined),
  )
}
