/**
 * Parts of words that reveal to a family, a colleague or on a locked screen what a mail is about. None may appear in a sender, a
 * subject or the line beside it.
 */
const SENSITIVE = [
  'counsel',
  'mental',
  'therap',
  'psych',
  'depress',
  'anxi',
  'suicid',
  'self-harm',
  'disorder',
  'diagnos',
  'patient',
  'clinic',
  'medication',
  'trauma',
  'addict',
  'मानसिक',
  'परामर्श',
  'अवसाद',
  'चिंता',
  'चिन्ता',
  'मनोचिकित्स',
  'मनोवैज्ञानिक',
  'थेरेपी',
  'काउंसल',
  'काउन्सल',
  'आत्महत्या',
  'चिकित्सा',
] as const

/** Returns the sensitive words in a text that others may see. */
export function sensitiveWordsIn(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase()
  return SENSITIVE.filter((part) => words.includes(part.normalize('NFC')))
}
