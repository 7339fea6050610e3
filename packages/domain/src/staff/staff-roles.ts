/** What a person at the desk may do: owners manage people, coordinators answer requests, counsellors see their own, editors open the CMS. */
export const STAFF_ROLES = ['owner', 'coordinator', 'counsellor', 'editor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
