import { useAPIErrorHandler, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Entry, useChangePublicationMutation } from './publication-calls'
import { addressOf, isGuarded } from './to-confirm'

/** An action as Strapi has it: a component that returns a button instead of markup. */
interface Action {
  (props: Entry & { activeTab?: string | null }): Button | null
  type?: string
  position?: unknown
}

interface Button {
  disabled?: boolean
  loading?: boolean
  onClick?: (event?: unknown) => unknown
  dialog?: { onConfirm?: () => Promise<void> }
}

/** Long enough to read who confirms. The panel beside the form continues to show it. */
const READING_MILLISECONDS = 15_000

/**
 * *Publish*, *Unpublish* and *Delete* of a helpline and of the site settings: their server may answer that it saved what
 * was typed, or noted the wish, and that a second person has to confirm it. Strapi's own call that a failure or a success.
 */
export const withSecondPerson = (actions: Action[]): Action[] =>
  actions.map((action) => {
    if (action.type === 'publish') return replaced(action, usePublish)
    if (action.type === 'unpublish') return replaced(action, useUnpublish)
    return action.type === 'delete' ? replaced(action, useDelete) : action
  })

/** A bulk action does not report which entries wait, so each of these is published and unpublished by itself. */
export const withoutGuarded = (actions: Action[]): Action[] =>
  actions.map((action) => replaced(action, () => null))

function replaced(action: Action, replace: (theirs: Button | null, entry: Entry) => Button | null): Action {
  const own: Action = (props) => {
    const theirs = action(props)
    const ours = replace(theirs, props)
    return theirs && isGuarded(props.model) ? ours : theirs
  }
  return Object.assign(own, { type: action.type, position: action.position })
}

function usePublish(theirs: Button | null, entry: Entry): Button {
  const { change, isLoading } = useChange(entry)
  const { toggleNotification } = useNotification()
  const { _unstableFormatValidationErrors: formatValidationErrors } = useAPIErrorHandler()
  const form = useForm('PublishWithSecondPerson', (state) => state)
  const navigate = useNavigate()

  async function publish() {
    form.setSubmitting(true)
    try {
      const { errors } = await form.validate(true, { status: 'published' })
      if (errors) return toggleNotification({ type: 'danger', message: 'Not saved: see the marked fields.' })
      const values = form.getValues()
      const answer = await change('publish', 'Published', values)
      if ('error' in answer) {
        if (answer.error.name === 'ValidationError')
          form.setErrors(formatValidationErrors(answer.error as never))
      } else {
        form.resetForm(values)
        const { documentId = '' } = answer.data.data ?? {}
        if (!entry.documentId) navigate(addressOf({ uid: entry.model, documentId }), { replace: true })
      }
    } finally {
      form.setSubmitting(false)
    }
  }

  const isInert = !isGuarded(entry.model) || theirs === null || theirs.disabled
  useEffect(() => {
    if (isInert) return
    // Strapi's own way to publish by keys is behind this one, and is never reached.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void publish()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
  // True: no dialog opens after it.
  return { ...theirs, loading: isLoading, onClick: () => publish().then(() => true) }
}

function useUnpublish(theirs: Button | null, entry: Entry): Button {
  const { change } = useChange(entry)
  return { ...theirs, dialog: undefined, onClick: () => change('unpublish', 'Unpublished') }
}

function useDelete(theirs: Button | null, entry: Entry): Button {
  const { change } = useChange(entry)
  const navigate = useNavigate()
  async function onConfirm() {
    const answer = await change('delete', 'Deleted')
    const isDeleted = 'data' in answer && !answer.data?.meta?.secondPerson
    if (isDeleted) navigate(`/content-manager/${entry.collectionType}/${entry.model}`, { replace: true })
  }
  return { ...theirs, dialog: { ...theirs?.dialog, onConfirm } }
}

/** Changes what is public of an entry, and shows what became of it. */
function useChange({ model, collectionType, documentId }: Entry) {
  const [send, { isLoading }] = useChangePublicationMutation()
  const { toggleNotification } = useNotification()
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler()
  async function change(action: 'publish' | 'unpublish' | 'delete', done: string, values?: object) {
    const answer = await send({ model, collectionType, documentId, action, values })
    if ('error' in answer) toggleNotification({ type: 'danger', message: formatError(answer.error as never) })
    else if (answer.data?.meta?.secondPerson)
      toggleNotification({
        type: 'info',
        message: answer.data.meta.secondPerson.message,
        timeout: READING_MILLISECONDS,
      })
    else toggleNotification({ type: 'success', message: done })
    return answer
  }
  return { change, isLoading }
}
