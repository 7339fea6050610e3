/** A write that is idempotent by its `Idempotency-Key`, or the reason why a retry is harmless without one. */
export type Retry = 'key' | { safeBecause: string }

const ONE_CODE = 'a number gets one code in 30 seconds: sent again within them, no second one goes out'

/** Why each write of the API is safe to retry, by `operationId`. A test requires an entry for every write. */
export const RETRIES: Readonly<Record<string, Retry>> = {
  requestConsultation: 'key',
  createRequest: 'key',
  openRequest: { safeBecause: 'the right digits open it again, and a wrong try counts as one more' },
  requestProofCode: { safeBecause: 'a second code replaces the first, and the limits of codes apply' },
  proveNumber: { safeBecause: 'a code is used once, and a wrong try counts as one more' },
  holdAppointment: { safeBecause: 'the same time again is the hold that there is' },
  confirmAppointment: { safeBecause: 'sent again it answers the appointment that is booked' },
  moveAppointment: { safeBecause: 'sent again it answers the appointment as it was moved' },
  askForCall: { safeBecause: 'the same wish again changes nothing' },
  chooseOwnMail: { safeBecause: 'the same answer again changes nothing' },
  answerUnclaimedRequest: { safeBecause: 'the same answer again changes nothing' },
  endRequestBlock: { safeBecause: 'a second time changes nothing' },
  chooseMailOfLink: {
    safeBecause: 'the same answer again, with the same pass, changes nothing and answers the new link',
  },
  cancelAppointment: { safeBecause: 'sent again it answers the appointment that is cancelled' },
  storeAssessmentResult: 'key',
  createMood: 'key',
  updateMood: 'key',
  eraseMood: 'key',
  eraseAssessment: 'key',
  changeConsent: 'key',
  erasePurpose: 'key',
  changeMember: 'key',
  addFavourite: 'key',
  removeFavourite: 'key',
  previewSummary: { safeBecause: 'nothing is stored' },
  sendSummary: { safeBecause: 'the same summary sent again changes nothing' },
  takeBackSummary: { safeBecause: 'a second time changes nothing' },
  keepPlan: { safeBecause: 'the same bytes sent again are there already, and answered with their version' },
  removeKeptPlan: { safeBecause: 'a second time changes nothing' },
  endSession: 'key',
  askForNewsletter: 'key',
  confirmNewsletter: { safeBecause: 'a second time changes nothing' },
  leaveNewsletter: { safeBecause: 'a second time changes nothing' },
  requestCode: { safeBecause: ONE_CODE },
  resendCode: { safeBecause: ONE_CODE },
  requestErasure: { safeBecause: ONE_CODE },
  requestExport: { safeBecause: ONE_CODE },
  requestNumberChange: { safeBecause: `${ONE_CODE}, to neither of the two numbers` },
  confirmExport: {
    safeBecause:
      'a code confirms once: sent again it answers 401, and the session stays confirmed for its 15 minutes',
  },
  changeNumber: {
    safeBecause:
      'sent again it answers 422, since the number is theirs by then (`GET /members/me`), and spends no code',
  },
  makeRecoveryCode: {
    safeBecause:
      'the code is kept as a hash and cannot be answered again: sent again it makes another, which replaces it',
  },
  noteRecoveryOffer: { safeBecause: 'a second time changes nothing' },
  recoverAccount: {
    safeBecause:
      'the session that asked is over: sent again it answers 401, and the number opens the account at a sign-in',
  },
  dismissSignInNotice: { safeBecause: 'a second time finds nothing, and changes nothing' },
  signIn: {
    safeBecause: 'a code signs in once: sent again it is refused, and another code can be asked for',
  },
  renewSession: {
    safeBecause: 'a refresh token whose successor was never used gets that successor again',
  },
  signOut: { safeBecause: 'the session is over: sent again it answers 401' },
  eraseMember: { safeBecause: 'nobody is left to erase: sent again it answers 401' },
  reportVitals: { safeBecause: 'nothing is kept, and a count of one too many is no harm' },
  openSummary: { safeBecause: 'sent again it shows the summary again, and is recorded again' },
  showNumber: { safeBecause: 'sent again it shows the number again, and is recorded again' },
  assignRequest: { safeBecause: 'sent again it finds the request with its person, and changes nothing' },
  recordDeskEvent: 'key',
  eraseDeskRequest: { safeBecause: 'sent again it answers 404, and nothing is left to erase' },
  chooseMailForRequest: { safeBecause: 'the same answer again changes nothing' },
  bookForRequest: { safeBecause: 'the same time again is the appointment that there is' },
  moveForRequest: { safeBecause: 'sent again it finds the appointment moved' },
  cancelForRequest: { safeBecause: 'sent again it finds the appointment cancelled' },
  markOutcome: { safeBecause: 'the same outcome again changes nothing' },
  startStaffSignIn: {
    safeBecause: 'a challenge is not stored, and a second one takes nothing from the first',
  },
  startJoinWithPasskey: { safeBecause: 'a challenge is not stored' },
  startJoinWithApp: { safeBecause: 'a secret is stored with its first code' },
  startNewPasskey: { safeBecause: 'a challenge is not stored' },
  startNewApp: { safeBecause: 'a secret is stored with its first code' },
  showInvitation: { safeBecause: 'it changes nothing' },
  signInStaff: {
    safeBecause:
      'a challenge and a code sign in once: sent again they are refused, and the next ones are not',
  },
  openCms: { safeBecause: 'each call makes a way of its own into the CMS, which ends within a minute' },
  signOutStaff: { safeBecause: 'the session is over: sent again it answers 401' },
  joinDesk: {
    safeBecause:
      'an invitation is accepted once: sent again it answers 404, and the device signs in at `POST /session`',
  },
  removeStaff: { safeBecause: 'nobody is left to remove: sent again it answers 404' },
  restoreStaff: {
    safeBecause: 'who is back can be restored no second time: it answers that there is no such removal',
  },
  inviteDevice: { safeBecause: 'only the last link to an address works: sent again it replaces the first' },
  inviteStaff: { safeBecause: 'only the last link to an address works: sent again it replaces the first' },
  withdrawInvitation: { safeBecause: 'sent again it answers 404, and nothing is left to withdraw' },
  retryJob: { safeBecause: 'sent again the job is done, runs, or is tried once more' },
  giveUpJob: { safeBecause: 'sent again it answers 404, and nothing is left to give up' },
  logTestCall: { safeBecause: 'a call of the same person to the same line on the same day is stored once' },
  addPasskey: {
    safeBecause: 'a challenge is answered once: sent again it answers 401, and the passkey is there',
  },
  removePasskey: { safeBecause: 'sent again it answers 404, and nothing is left to remove' },
  addApp: { safeBecause: 'the same app is stored again, with recovery codes that replace the first ones' },
  removeApp: { safeBecause: 'sent again it answers 404, and nothing is left to remove' },
  makeStaffRecoveryCodes: {
    safeBecause: 'codes are kept as hashes and cannot be answered again: sent again it makes others',
  },
  addHours: { safeBecause: 'the same hours again are those that there are' },
  changeHours: {
    safeBecause: 'sent again it finds the changed hours, or answers 404 where they replaced the first ones',
  },
  endHours: { safeBecause: 'the same last day again changes nothing' },
  changeVideoRoom: { safeBecause: 'the same address again changes nothing' },
  deleteHours: { safeBecause: 'sent again it answers 404, and nothing is left to delete' },
  addException: { safeBecause: 'the same days again are those that there are' },
  deleteException: { safeBecause: 'sent again it answers 404, and nothing is left to delete' },
  createService: 'key',
  changeService: { safeBecause: 'sent again it finds the service as it was changed' },
  retireService: { safeBecause: 'sent again it finds the service retired, and changes nothing' },
  offerService: { safeBecause: 'sent again it finds the service offered, and changes nothing' },
  orderServices: { safeBecause: 'the same order again changes nothing' },
  chooseTeamEntry: { safeBecause: 'the same entry again changes nothing' },
  endStaffSession: { safeBecause: 'sent again it answers 404, and the session is over' },
}
