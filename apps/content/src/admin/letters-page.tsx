import { Alert, Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'

interface Letter {
  documentId: string
  title: string
  date: string
  isPublished: boolean
}

interface LetterMail {
  subject: string
  html: string
  telling: string[]
}

/** Shows the mail of each letter as its readers will get it, and sends it to the editor who looks at it. */
export default function LettersPage() {
  const { get } = useFetchClient()
  const [letters, setLetters] = useState<Letter[]>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    get<{ data: Letter[] }>('/pulli/letters')
      .then(({ data }) => setLetters(data.data))
      .catch(() => setHasFailed(true))
  }, [get])

  if (hasFailed) return <Page.Error />
  if (!letters) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>Letters</Page.Title>
      <Layouts.Header title="Letters" subtitle="The email that readers of the newsletter will get" />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>
            A published letter goes out by email on the morning of its date. Save it, then look at the email
            here and send it to yourself. The link to the whole letter works only once the letter is
            published.
          </Typography>
          {letters.map((letter) => (
            <LetterRow key={letter.documentId} {...letter} />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function LetterRow({ documentId, title, date, isPublished }: Letter) {
  const { get, post } = useFetchClient()
  const [mail, setMail] = useState<LetterMail>()
  const [said, setSaid] = useState<{ isGood: boolean; text: string }>()
  const [isBusy, setIsBusy] = useState(false)

  async function run(act: () => Promise<void>) {
    setIsBusy(true)
    setSaid(undefined)
    await act().catch((error: unknown) => setSaid({ isGood: false, text: faultOf(error) }))
    setIsBusy(false)
  }

  const show = () =>
    run(async () => {
      if (mail) return setMail(undefined)
      const { data } = await get<{ data: LetterMail }>(`/pulli/letters/${documentId}/mail`)
      setMail(data.data)
    })

  const test = () =>
    run(async () => {
      const { data } = await post<{ data: { to: string } }>(`/pulli/letters/${documentId}/test`)
      setSaid({ isGood: true, text: `A test is on its way to ${data.data.to}.` })
    })

  return (
    <Box background="neutral0" hasRadius padding={5} shadow="tableShadow">
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Box>
          <Link
            tag={NavLink}
            to={`/content-manager/collection-types/api::newsletter.newsletter/${documentId}`}
          >
            {title}
          </Link>
          <Typography textColor="neutral600" tag="p">
            {`${date}, ${isPublished ? 'published' : 'draft'}`}
          </Typography>
        </Box>
        <Flex gap={2}>
          <Button variant="tertiary" onClick={show} disabled={isBusy} aria-expanded={mail !== undefined}>
            {mail ? 'Close the preview' : 'Preview the email'}
          </Button>
          <Button variant="secondary" onClick={test} loading={isBusy}>
            Send a test to myself
          </Button>
        </Flex>
      </Flex>
      {said && (
        <Box paddingTop={4}>
          <Alert
            variant={said.isGood ? 'success' : 'danger'}
            title={said.isGood ? 'Sent' : 'Not sent'}
            closeLabel="Close"
            onClose={() => setSaid(undefined)}
          >
            {said.text}
          </Alert>
        </Box>
      )}
      {mail && <Preview {...mail} />}
    </Box>
  )
}

function Preview({ subject, html, telling }: LetterMail) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={4}>
      {telling.length > 0 && (
        <Alert variant="danger" title="Others may read this" closeLabel="Close" onClose={() => undefined}>
          {`The title and the summary can appear on a locked screen. Leave out: ${telling.join(', ')}.`}
        </Alert>
      )}
      <Typography variant="delta">{subject}</Typography>
      <iframe
        title={`The email: ${subject}`}
        sandbox=""
        srcDoc={html}
        style={{ width: '100%', height: '32rem', border: '1px solid #dcdce4', background: '#ffffff' }}
      />
    </Flex>
  )
}

function faultOf(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined
  if (status === 429) return 'You have sent ten tests in an hour. Try again later.'
  if (status === 422) return 'Give the letter a title and a summary first, and save it.'
  return 'The mail server or the site did not accept it. Try again, or tell the person who runs the site.'
}
