interface CodeCredential {
  code?: string
}

/** WebOTP: takes the code out of the message, where the browser can and its owner agrees. */
export async function readSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  try {
    const request = { otp: { transport: ['sms'] }, signal }
    // The types of the platform do not know WebOTP.
    const credential = (await navigator.credentials.get(request as CredentialRequestOptions)) as
      | (Credential & CodeCredential)
      | null
    return credential?.code
  } catch {
    return undefined
  }
}
