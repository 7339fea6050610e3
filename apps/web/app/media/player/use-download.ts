import { useState } from 'react'
import { downloadAudio, downloadName } from './download-audio.ts'
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
