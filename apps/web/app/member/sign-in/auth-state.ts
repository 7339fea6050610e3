/** STA-05: what login and code know of each other. It lives in memory alone: neither number nor code is ever stored (D40). */
export interface AuthState {
  phoneNumber: string
  otp: string
  /** OTP-05: while it is set no login is sent. */
  error: boolean
  message: string
}

export const NO_AUTH: AuthState = { phoneNumber: '', otp: '', error: false, message: '' }
