import { m } from '@pulli/messages/messages.js'
import { Dialog, DialogClose } from '@pulli/ui/dialog/dialog.tsx'
import './film-dialog.css'

interface FilmDialogProps {
  id: string
  title: string
  /** Addresses of the film and of its captions. */
  file: string
  captions: string | undefined
}

/** The film is fetched when the dialog opens, not before; its button, Escape or a click outside close it. */
export function FilmDialog({ id, title, file, captions }: FilmDialogProps) {
  const heading = `${id}-h`
  return (
    <Dialog id={id} className="dialog--film" labelledBy={heading}>
      <h2 className="sr" id={heading}>
        {title}
      </h2>
      {/* Captions come when asked for: the words of the seeded films are in the picture, and would be covered. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are a file of the editors' beside the film */}
      <video className="film" src={file} controls preload="none" playsInline>
        {captions && <track kind="captions" srcLang="en" label={m.home_video_captions()} src={captions} />}
      </video>
      <DialogClose label={m.home_video_close()} />
    </Dialog>
  )
}
