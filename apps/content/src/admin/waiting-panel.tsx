import { Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink, useNavigate } from 'react-router-dom'
import { addressOf, type ToConfirm } from './to-confirm'
import { onWaitingDraft } from './waiting-draft'

const GUARDED = ['api::crisis-line.crisis-line', 'api::site-setting.site-setting']

interface Shown {
  model: string
  collectionType: string
  documentId?: string
  document?: { documentId?: string; updatedAt?: string }
}

/** Beside the form of a helpline or the site settings: what of it waits for a second person, and who confirms it. */
export function WaitingPanel({ model, collectionType, documentId, document }: Shown) {
  const { get } = useFetchClient()
  const navigate = useNavigate()
  const [entries, setEntries] = useState<ToConfirm[]>([])
  const isGuarded = GUARDED.includes(model)
  const savedAt = document?.updatedAt
  const isNew = collectionType === 'collection-types' && documentId === undefined
  // A new entry has an address only now. Its form is left for it, or the next press would make a second draft.
  useEffect(
    () =>
      onWaitingDraft((draft) => {
        if (isNew && draft.uid === model) navigate(addressOf(draft), { replace: true })
      }),
    [isNew, model, navigate],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what waits
  useEffect(() => {
    if (isGuarded)
      get<{ data: ToConfirm[] }>('/pulli/confirmations')
        .then(({ data }) => setEntries(data.data))
        .catch(() => setEntries([]))
  }, [get, isGuarded, savedAt])

  if (!isGuarded) return null
  const id = document?.documentId ?? documentId
  const waiting = entries.find((entry) => entry.uid === model && entry.documentId === id)
  return {
    title: 'Second person',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography>{waiting ? textOf(waiting) : 'Nothing here is waiting.'}</Typography>
        {waiting && (
          <Link tag={NavLink} to="/to-confirm">
            To confirm
          </Link>
        )}
      </Flex>
    ),
  }
}

function textOf({ fields, withdrawal, mayConfirm, whoConfirms }: ToConfirm): string {
  const next = mayConfirm ? 'You can confirm it.' : whoConfirms
  if (withdrawal) return `Still public. ${withdrawal.by} asked to take it off the site. ${next}`
  const what = fields.map(({ field }) => field).join(', ')
  const by = [...new Set(fields.map((field) => field.by).filter(Boolean))].join(', ')
  return `Not public yet: ${what}.${by && ` Saved by ${by}.`} ${next}`
}
