import type { Favourite } from '@pulli/contracts/favourite.ts'
import { m } from '@pulli/messages/messages.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { markFavourite } from './favourite-calls.ts'
import { latestWins } from './latest-wins.ts'

/** The favourites, updated optimistically and rolled back with a message if the call fails. */
export function useFavourites(loading: Promise<Outcome<Favourite[]>>) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  const [isFailed, setIsFailed] = useState(false)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  // Changes made since: a list requested before does not have them.
  const pressed = useRef(new Map<string, boolean>())
  const [send] = useState(() => latestWins(markFavourite))

  const show = useCallback((id: string, isFavourite: boolean) => {
    pressed.current.set(id, isFavourite)
    setIds((before) => {
      const after = new Set(before)
      if (isFavourite) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])

  useEffect(() => {
    let isOver = false
    void loading.then((outcome) => {
      if (isOver) return
      setIsFailed(outcome.kind !== 'done')
      if (outcome.kind !== 'done') return
      setIds(new Set(outcome.data.map(({ document_id }) => document_id)))
      for (const [id, isFavourite] of pressed.current) show(id, isFavourite)
    })
    return () => {
      isOver = true
    }
  }, [loading, show])

  const say = (id: string, words: string) => setFaults((before) => new Map(before).set(id, words))

  async function toggle(id: string) {
    if (!ids) return
    const isFavourite = !ids.has(id)
    show(id, isFavourite)
    say(id, '')
    const settled = await send(id, isFavourite)
    if (!settled?.fault) return
    const { fault } = settled
    show(id, settled.isFavourite)
    say(id, (fault.kind === 'refused' && fault.message) || m.library_favourite_failed())
  }

  /** `ids` is undefined until it is known. */
  return { ids, isFailed, toggle, faultOf: (id: string) => faults.get(id) ?? '' }
}

export type Favourites = ReturnType<typeof useFavourites>
