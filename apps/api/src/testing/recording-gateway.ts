import { type CodeSms, SmsFailure, type SmsFault, type SmsGateway } from '#sms/sms-gateway.ts'

/** A gateway that records its messages, and fails on request. */
export function recordingGateway() {
  const sent: CodeSms[] = []
  let failing: { fault: SmsFault; times: number } | undefined
  const gateway: SmsGateway = {
    name: 'msg91',
    showsCodes: false,
    async send(sms) {
      sent.push(sms)
      if (failing === undefined || failing.times-- <= 0) return
      throw new SmsFailure(failing.fault)
    },
  }
  const failWith = (fault: SmsFault, times = Number.POSITIVE_INFINITY) => {
    failing = { fault, times }
  }
  return { gateway, sent, failWith }
}
