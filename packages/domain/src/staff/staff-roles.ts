/** What a person at the desk may do: owners manage people, coordinators answer requests, counsellors see their own. */
export const STAFF_ROLES = ['owner', 'coordinator', 'counsellor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
