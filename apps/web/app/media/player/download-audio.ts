/**
 * Fetches a recording and hands it to the browser as a file.
 * @returns whether it came
 */
export async function downloadAudio(src: string, fileName: string): Promise<boolean> {
  try {
    const answer = await fetch(src)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
    link.click()
    // The browser reads the address after this turn.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return true
  } catch {
    return false
  }
}

/** The recording's title as the name of a file, with the ending of the file itself. */
export function downloadName(title: string, src: string) {
  const [ending = ''] = /\.\w+$/.exec(src) ?? []
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name || 'audio'}${ending}`
}
