/** STA-05: state shared by the number and the code step. In memory only: neither number nor code is stored (D40). */
export interface AuthState {
  phoneNumber: string
  otp: string
  /** OTP-05: while set, no login is sent. */
  error: boolean
  message: string
  /** Codes are late: what to do instead. */
  late: string
}

export const NO_AUTH: AuthState = { phoneNumber: '', otp: '', error: false, message: '', late: '' }
