import { hasHiddenCharacters } from '@pulli/domain/name/hidden-characters.ts'
import { m } from '@pulli/messages/messages.js'
import { type SingleLineOptions, singleLineText } from './single-line-text.ts'

/** A name that others read: one line, without characters that hide or reverse the text beside it. */
export function nameText(options: SingleLineOptions) {
  return singleLineText(options)
    .refine((name) => !hasHiddenCharacters(name), { error: () => m.field_hidden_characters(), abort: true })
    .meta({ minLength: 1, maxLength: options.maxCharacters })
}

/** The name of a person. */
export const PersonName = nameText({
  maxCharacters: 100,
  missing: m.field_name_missing,
  tooLong: m.field_name_too_long,
})
