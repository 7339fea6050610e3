import { mood } from '@pulli/ui/kolam/mood.ts'
import { MoodFigure } from '@pulli/ui/mood-figure/mood-figure.tsx'
import { useEffect, useRef, useState } from 'react'

// Fraction of the remaining way moved each frame: about 400 ms in all.
const STEP = 0.14
const NEAR = 0.004

/** The large figure, animated between values. Each frame writes one attribute. */
export function AnimatedFigure({ value }: { value: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const [drawn] = useState(value)
  const at = useRef(value)

  useEffect(() => {
    const line = frame.current?.querySelector('.k-line')
    const draw = () => line?.setAttribute('d', mood(at.current).d)
    // Behind a dialog it is not seen.
    const isBehind = !frame.current?.closest('dialog') && document.querySelector('dialog[open]') !== null
    if (isBehind || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      at.current = value
      return draw()
    }
    let request = 0
    const step = () => {
      const left = value - at.current
      at.current = Math.abs(left) < NEAR ? value : at.current + left * STEP
      draw()
      if (at.current !== value) request = requestAnimationFrame(step)
    }
    if (at.current !== value) request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [value])

  return (
    <div className="checkin__figure" ref={frame}>
      <MoodFigure value={drawn} big />
    </div>
  )
}
