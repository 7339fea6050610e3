import { drawnOnce } from '@pulli/ui/kolam/drawn-once.ts'
import { encode } from 'uqr'

/** Quiet zone around the code, in modules; cameras need it. */
const QUIET_ZONE = 4

/** One path of unit squares, a run of dark modules at a time. */
const drawQrCode = drawnOnce((text: string) => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const d = data.map((row, y) =>
    darkRuns(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  )
  return { d: d.join(''), size }
})

function darkRuns(row: readonly boolean[]) {
  const runs: [from: number, width: number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}

/** APP-02: a QR code as SVG, dark on light in both themes, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = drawQrCode(text)
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={d} />
    </svg>
  )
}
