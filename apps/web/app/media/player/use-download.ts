import { useState } from 'react'
import type { Track } from './track.ts'

/** Downloads one recording at a time. */
export function useDownload(onEnd: (track: Track, isThere: boolean) => void) {
  const [downloading, setDownloading] = useState<string>()

  async function download(track: Track) {
    if (downloading !== undefined) return
    setDownloading(track.id)
    const isThere = await downloadAudio(track.src, downloadName(track.title, track.src))
    setDownloading(undefined)
    onEnd(track, isThere)
  }

  return { downloading, download }
}

/** Downloads a recording as a file. @returns false if it failed */
async function downloadAudio(src: string, fileName: string): Promise<boolean> {
  try {
    const answer = await fetch(src)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
    link.click()
    // The browser reads the object URL asynchronously.
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
    return true
  } catch {
    return false
  }
}

/** Returns the file name: the recording's title with the extension of the file. */
export function downloadName(title: string, src: string) {
  const [ending = ''] = /\.\w+$/.exec(src) ?? []
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name || 'audio'}${ending}`
}
