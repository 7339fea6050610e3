import { Alert, Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Answer } from './publication-calls'
import { addressOf, type ToConfirm } from './to-confirm'

/** What waits for a second person, in plain words, with one press to confirm it. */
export default function ConfirmationsPage() {
  const { get } = useFetchClient()
  const [entries, setEntries] = useState<ToConfirm[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(
    () =>
      get<{ data: ToConfirm[] }>('/pulli/confirmations')
        .then(({ data }) => setEntries(data.data))
        .catch(() => setHasFailed(true)),
    [get],
  )
  useEffect(() => void load(), [load])

  if (hasFailed) return <Page.Error />
  if (!entries) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>To confirm</Page.Title>
      <Layouts.Header
        title="To confirm"
        subtitle={entries.length === 0 ? 'Nothing is waiting' : `Waiting: ${entries.length}`}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            A helpline, the quick exit or a contact of the office goes public once a second person has
            confirmed it. Call the number or open the address before you confirm. The owners of the desk get
            an email.
          </Typography>
          {entries.map((entry) => (
            <Entry key={entry.documentId} entry={entry} load={load} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Entry({ entry, load }: { entry: ToConfirm; load: () => Promise<unknown> }) {
  const { post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { uid, documentId, title, fields, withdrawal, mayConfirm, whoConfirms, seen } = entry
  const action = withdrawal ? 'Confirm: take it off the site' : 'Confirm and publish'
  const path = `/pulli/confirmations/${uid}/${documentId}`

  async function run(act: () => Promise<{ data?: Answer }>, message: string) {
    setIsBusy(true)
    setFault(undefined)
    await act()
      .then(({ data }) => {
        const waits = data?.meta?.secondPerson
        if (waits) throw new Error(waits.message)
        toggleNotification({ type: 'success', message })
      })
      .then(load)
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : 'Try again.'))
    setIsBusy(false)
  }

  return (
    <Box background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Link tag={NavLink} to={addressOf(entry)}>
          {title}
        </Link>
        <Flex gap={2}>
          {withdrawal && (
            <Button
              variant="tertiary"
              disabled={isBusy}
              aria-label={`Leave it on the site: ${title}`}
              onClick={() => run(() => del(path), `Left on the site: ${title}`)}
            >
              Leave it on the site
            </Button>
          )}
          {mayConfirm && (
            <Button
              loading={isBusy}
              aria-label={`${action}: ${title}`}
              onClick={() =>
                run(() => post(path, { seen }), `${withdrawal ? 'Off the site' : 'Public now'}: ${title}`)
              }
            >
              {action}
            </Button>
          )}
        </Flex>
      </Flex>
      {withdrawal ? (
        <Typography tag="p">
          {`To be taken off the site. Asked by ${withdrawal.by}, ${dayOf(withdrawal.at)}.`}
        </Typography>
      ) : (
        <Box tag="ul" paddingTop={3}>
          {fields.map(({ field, before, after, by, at }) => (
            <Box tag="li" key={field} paddingTop={2}>
              <Typography fontWeight="bold">{field}</Typography>
              {before && <Typography tag="p">{`Now: ${before}`}</Typography>}
              <Typography tag="p">{`New: ${after || 'empty'}`}</Typography>
              <Typography tag="p" textColor="neutral600">
                {by ? `Entered or confirmed by ${by}, ${dayOf(at)}` : 'Saved before this rule: save it again'}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {!mayConfirm && (
        <Typography tag="p" paddingTop={2}>
          {`Nobody confirms their own change. ${whoConfirms}`}
        </Typography>
      )}
      {fault && (
        <Box paddingTop={4}>
          <Alert variant="danger" title="Not public" closeLabel="Close" onClose={() => setFault(undefined)}>
            {fault}
          </Alert>
        </Box>
      )}
    </Box>
  )
}

const dayOf = (at: string) => new Date(at).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' })
