/**
 * Calls of the provider API for signing in and about a member's own account. They stand apart from the others, which
 * the first page of the dashboard brings along: that page makes none of these.
 */
export const accountCalls = {
  requestCode: '/api/v1/mwellness/auth/login-request',
  resendCode: '/api/v1/mwellness/auth/resend-otp',
  signIn: '/api/v1/mwellness/auth/login',
  sessions: '/api/v1/mwellness/members/me/sessions',
  signInNotices: '/api/v1/mwellness/members/me/sign-in-notices',
  exportMember: '/api/v1/mwellness/members/me/export',
  requestExport: '/api/v1/mwellness/members/me/export-request',
  confirmExport: '/api/v1/mwellness/members/me/export-confirm',
  requestNumber: '/api/v1/mwellness/members/me/number-request',
  changeNumber: '/api/v1/mwellness/members/me/number',
  recoveryCode: '/api/v1/mwellness/members/me/recovery-code',
  recoveryOffer: '/api/v1/mwellness/members/me/recovery-offer',
  recover: '/api/v1/mwellness/auth/recover',
  requestErasure: '/api/v1/mwellness/members/me/erase-request',
} as const
