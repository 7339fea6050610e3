import { Flex, Link, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { ToConfirm } from './to-confirm'

const GUARDED = ['api::crisis-line.crisis-line', 'api::site-setting.site-setting']

interface Shown {
  model: string
  documentId?: string
  document?: { documentId?: string; updatedAt?: string }
}

/** Beside the form of a helpline or the site settings: what of it waits for a second person. */
export function WaitingPanel({ model, documentId, document }: Shown) {
  const { get } = useFetchClient()
  const [entries, setEntries] = useState<ToConfirm[]>([])
  const isGuarded = GUARDED.includes(model)
  const savedAt = document?.updatedAt
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

function textOf({ fields, withdrawal, mayConfirm }: ToConfirm): string {
  const what = withdrawal ? 'To be taken off the site' : fields.map(({ field }) => field).join(', ')
  const by = withdrawal?.by ?? [...new Set(fields.map((field) => field.by).filter(Boolean))].join(', ')
  return `Not public yet: ${what}. Asked by ${by}. ${mayConfirm ? 'You can confirm it.' : 'Another editor has to confirm it.'}`
}
