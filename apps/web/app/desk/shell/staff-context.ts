import type { StaffSession } from '@pulli/contracts/staff.ts'
import { createContext } from 'react'

/** Who is signed in at the desk; undefined until that is known. */
export const StaffContext = createContext<StaffSession | undefined>(undefined)
