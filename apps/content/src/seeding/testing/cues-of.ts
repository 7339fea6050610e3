/** The cues of a WebVTT file. @throws when it is none */
export function cuesOf(vtt: string) {
  const [head, ...blocks] = vtt.trim().split(/\n{2,}/)
  if (!head?.startsWith('WEBVTT')) throw new Error('does not begin with WEBVTT')
  return blocks.map((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    const time = /^(\d\d):([0-5]\d):([0-5]\d\.\d{3}) --> (\d\d):([0-5]\d):([0-5]\d\.\d{3})$/.exec(
      lines[at] ?? '',
    )
    if (!time || at > 1) throw new Error(`has a cue without a time: ${block}`)
    const [h1, m1, s1, h2, m2, s2] = time.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const text = lines.slice(at + 1).join(' ')
    return { from: h1 * 3600 + m1 * 60 + s1, to: h2 * 3600 + m2 * 60 + s2, text: text.trim() }
  })
}
