import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'

interface EntryWithSamples {
  uid: string
  documentId: string
  kind: 'collectionType' | 'singleType'
  type: string
  samples: { place: string; value: string }[]
}

/** Lists every value that no editor has confirmed yet, with a link to its entry. */
export default function SamplesPage() {
  const { get } = useFetchClient()
  const [entries, setEntries] = useState<EntryWithSamples[]>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    get<{ data: EntryWithSamples[] }>('/pulli/samples')
      .then(({ data }) => setEntries(data.data))
      .catch(() => setHasFailed(true))
  }, [get])

  if (hasFailed) return <Page.Error />
  if (!entries) return <Page.Loading />
  const left = entries.reduce((sum, { samples }) => sum + samples.length, 0)
  return (
    <Page.Main>
      <Page.Title>Samples</Page.Title>
      <Layouts.Header
        title="Samples"
        subtitle={left === 0 ? 'Every value is confirmed' : `Still to confirm: ${left}`}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            Visitors see these values, each marked “sample”. In production they are not shown at all. Open an
            entry, enter the real value, and switch off “This is a sample”. A letter or a person then has to
            be published again.
          </Typography>
          {entries.map((entry) => (
            <Entry key={entry.documentId} {...entry} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Entry({ uid, documentId, kind, type, samples }: EntryWithSamples) {
  const address =
    kind === 'singleType'
      ? `/content-manager/single-types/${uid}`
      : `/content-manager/collection-types/${uid}/${documentId}`
  return (
    <Box background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Link tag={NavLink} to={address}>
        {samples[0]?.place === '' ? `${type}: ${samples[0].value}` : type}
      </Link>
      {samples.some(({ place }) => place) && (
        <Box tag="ul" paddingTop={3}>
          {samples.map(({ place, value }) => (
            <Box tag="li" key={`${place} ${value}`} paddingTop={1}>
              <Typography>
                {place && `${place}: `}
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
