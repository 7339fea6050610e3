/** How an appointment takes place. */
export const SERVICE_MODES = ['video', 'phone', 'in-person'] as const
export type ServiceMode = (typeof SERVICE_MODES)[number]
