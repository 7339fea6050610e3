import type { ReactNode } from 'react'
import './refusal.css'

interface RefusalProps {
  id?: string
  /** It gets the focus when it appears. */
  takesFocus?: boolean | undefined
  /** Without words there is no box. */
  children: ReactNode
}

const focus = (box: HTMLElement | null) => box?.focus()

/** The red box: why something could not be done, announced at once. */
export function Refusal({ id, takesFocus = false, children }: RefusalProps) {
  if (!children) return null
  const Box = typeof children === 'string' ? 'p' : 'div'
  return (
    <Box className="refusal" id={id} role="alert" {...(takesFocus && { tabIndex: -1, ref: focus })}>
      {children}
    </Box>
  )
}
