import { chooseRecording, partOfDay } from '@pulli/domain/media/choose-recording.ts'
import { m } from '@pulli/messages/messages.js'
import { Cover } from '@pulli/ui/cover/cover.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { MoreLink } from '@pulli/ui/more-link/more-link.tsx'
import { useEffect, useState } from 'react'
import { addresses } from '#addresses.ts'
import type { Track } from '#media/player/track.ts'
import { trackElement } from '#media/player/track-element.ts'
import { today } from '#member/day/time-zone.ts'
import { loadFavourites } from '#member/favourite/favourite-calls.ts'
import { loadLibrary } from '#member/media/load-library.ts'

const TITLES = {
  morning: m.now_morning,
  afternoon: m.now_afternoon,
  evening: m.now_evening,
  night: m.now_night,
}

/** A recording for the time of day, chosen by rule; nothing if there is none. */
export function ForNow() {
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const [track, setTrack] = useState<Track>()
  useEffect(() => {
    let isOver = false
    void Promise.all([loadLibrary(), loadFavourites()]).then(([library, loaded]) => {
      if (isOver || library.kind !== 'done') return
      const favourites = new Set(
        loaded.kind === 'done' ? loaded.data.map(({ document_id }) => document_id) : [],
      )
      const recordings = (library.data.tracks ?? []).map((one) => ({
        id: one.id,
        tags: one.tags?.split(' | ') ?? [],
        track: one,
      }))
      setTrack(chooseRecording(recordings, { part, favourites, day: today() })?.track)
    })
    return () => {
      isOver = true
    }
  }, [part])
  if (!track) return null
  const { id, title, author, tone, image } = track
  const text = track.text && firstSentence(track.text)
  return (
    <section aria-labelledby="now-h">
      <div className="first__head">
        <h2 className="h-small" id="now-h">
          {TITLES[part]()}
        </h2>
        <MoreLink href={addresses.memberMedia}>{m.dashboard_nav_media()}</MoreLink>
      </div>
      <a className="tonight" href={`${addresses.memberMedia}#${trackElement(id)}`}>
        <Cover seed={id} shape="square" tone={tone} image={image} />
        <span className="tonight__text">
          <span className="tonight__name display">
            <span className="sr">{m.library_play()} </span>
            {title}
          </span>
          <span className="quiet">{author && text ? m.now_by({ author, text }) : (text ?? author)}</span>
        </span>
        <span className="iconbtn iconbtn--act">
          <Icon name="play" />
        </span>
      </a>
    </section>
  )
}

function firstSentence(text: string) {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
