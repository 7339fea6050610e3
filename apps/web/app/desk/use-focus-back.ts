import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened a form, once the form is gone and the button is shown again.
 *
 * @param open the ids of what is open
 * @param prefix of the ids of the buttons
 */
export function useFocusBack(open: readonly string[], prefix: string) {
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current.find((id) => !open.includes(id))
    before.current = open
    if (closed !== undefined) document.getElementById(prefix + closed)?.focus()
  })
}
