/** What a person at the desk may do: owners manage people, coordinators answer requests, counsellors see their own. */
export type StaffRole = 'owner' | 'coordinator' | 'counsellor'
