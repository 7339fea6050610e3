/**
 * Which calls of the desk want a sign-in of the last 15 minutes, by operation: those that grant rights, destroy something,
 * or lead people elsewhere. An unlocked screen or a copied cookie isn't enough for them. `require-staff.ts` enforces the
 * table, and refuses to register a call that isn't in it.
 */
export const SIGN_IN_FOR: Readonly<Record<string, 'fresh' | 'any'>> = {
  // Who has rights.
  inviteStaff: 'fresh',
  inviteDevice: 'fresh',
  removeStaff: 'fresh',
  restoreStaff: 'fresh',
  // It only removes what no one has yet.
  withdrawInvitation: 'any',
  // A session of the CMS.
  openCms: 'fresh',
  // How one signs in.
  startNewPasskey: 'fresh',
  addPasskey: 'fresh',
  removePasskey: 'fresh',
  startNewApp: 'fresh',
  addApp: 'fresh',
  removeApp: 'fresh',
  makeStaffRecoveryCodes: 'fresh',
  // Ending a session must be quick.
  signOutStaff: 'any',
  endStaffSession: 'any',
  // Where visitors are led, and what they are offered.
  chooseTeamEntry: 'fresh',
  changeVideoRoom: 'fresh',
  createService: 'fresh',
  changeService: 'fresh',
  retireService: 'fresh',
  offerService: 'fresh',
  orderServices: 'any',
  // What cannot be taken back.
  eraseDeskRequest: 'fresh',
  giveUpJob: 'fresh',
  // What goes out again.
  retryJob: 'fresh',
  // The day's work with requests, appointments and hours. Each step is recorded, and can be followed by another.
  showNumber: 'any',
  assignRequest: 'any',
  recordDeskEvent: 'any',
  chooseMailForRequest: 'any',
  bookForRequest: 'any',
  moveForRequest: 'any',
  cancelForRequest: 'any',
  markOutcome: 'any',
  openSummary: 'any',
  addHours: 'any',
  changeHours: 'any',
  endHours: 'any',
  deleteHours: 'any',
  addException: 'any',
  deleteException: 'any',
  logTestCall: 'any',
  // Reading.
  readStaffSession: 'any',
  listOwnDevices: 'any',
  listStaff: 'any',
  listRemovedOwners: 'any',
  listTeamEntries: 'any',
  listInvitations: 'any',
  listTestCalls: 'any',
  listSamples: 'any',
  readAvailability: 'any',
  readFigures: 'any',
  readSiteState: 'any',
  listDeskServices: 'any',
  readWeek: 'any',
  listDeskRequests: 'any',
  readDeskRequest: 'any',
  listDeskSlots: 'any',
}
