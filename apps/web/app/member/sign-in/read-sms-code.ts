interface CodeCredential {
  code?: string
}

/** WebOTP: reads the code from the SMS, if the browser supports it and the user agrees. */
export async function readSmsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  try {
    const request = { otp: { transport: ['sms'] }, signal }
    // TypeScript's DOM types lack WebOTP.
    const credential = (await navigator.credentials.get(request as CredentialRequestOptions)) as
      | (Credential & CodeCredential)
      | null
    return credential?.code
  } catch {
    return undefined
  }
}
