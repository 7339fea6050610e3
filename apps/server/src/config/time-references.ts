import { VENDOR_ADDRESSES } from '@pulli/api/sms/vendor-addresses.ts'

/** The settings that name a neighbour outside this machine whose answers say what time it is. */
interface Settings {
  readonly SMS_GATEWAY?: 'msg91' | 'twilio' | undefined
  readonly BACKUP_TO?: string | undefined
  readonly AWS_ENDPOINT_URL_S3?: string | undefined
  readonly AWS_REGION?: string | undefined
}

/** Returns their addresses: that of the SMS gateway and that of the bucket of backups. No other party learns of this site. */
export function timeReferences(env: Settings): string[] {
  const references: string[] = []
  if (env.SMS_GATEWAY) references.push(VENDOR_ADDRESSES[env.SMS_GATEWAY])
  if (env.BACKUP_TO?.startsWith('s3://')) {
    const ofAmazon = env.AWS_REGION && `https://s3.${env.AWS_REGION}.amazonaws.com`
    const bucket = env.AWS_ENDPOINT_URL_S3 || ofAmazon
    if (bucket) references.push(bucket)
  }
  return references
}
