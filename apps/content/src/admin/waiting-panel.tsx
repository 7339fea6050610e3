import { Flex, Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { useWaitingQuery } from './publication-calls'
import { isGuarded, type ToConfirm } from './to-confirm'

interface Shown {
  model: string
  documentId?: string
  document?: { documentId?: string }
}

/** Beside the form of a helpline or the site settings: what of it waits for a second person, and who confirms it. */
export function WaitingPanel({ model, documentId, document }: Shown) {
  const id = document?.documentId ?? documentId
  const { data } = useWaitingQuery(
    { model, documentId: id },
    { skip: !isGuarded(model), refetchOnMountOrArgChange: true },
  )
  if (!isGuarded(model)) return null
  const waiting = data?.data.find((entry) => entry.uid === model && entry.documentId === id)
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
