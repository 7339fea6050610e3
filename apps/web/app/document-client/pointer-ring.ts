/** Fraction of the remaining distance that the ring moves each frame. */
const STEP = 0.18
/** Distance in pixels at which the ring stops. */
const NEAR = 0.2

/** GAL-03: a ring that follows a fine pointer, unless reduced motion is preferred. Idle while the pointer rests. */
export function followPointer() {
  const wanted = matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)')
  const ring = document.createElement('div')
  ring.className = 'follower'
  ring.ariaHidden = 'true'
  ring.hidden = true
  document.body.append(ring)
  let aim = { x: 0, y: 0 }
  let at = aim
  let isMoving = false

  function go() {
    at = { x: at.x + (aim.x - at.x) * STEP, y: at.y + (aim.y - at.y) * STEP }
    ring.style.transform = `translate(${at.x}px, ${at.y}px)`
    isMoving = Math.hypot(aim.x - at.x, aim.y - at.y) > NEAR
    if (isMoving) requestAnimationFrame(go)
  }

  addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== 'mouse' || !wanted.matches) {
        ring.hidden = true
        return
      }
      aim = { x: clientX, y: clientY }
      if (ring.hidden) at = aim
      ring.hidden = false
      if (!isMoving) requestAnimationFrame(go)
      isMoving = true
    },
    { passive: true },
  )
  document.documentElement.addEventListener('pointerleave', () => {
    ring.hidden = true
  })
}
