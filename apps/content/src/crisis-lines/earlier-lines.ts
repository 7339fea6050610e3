/** A crisis line as the site settings held it before the lines became records. */
export interface EarlierLine {
  name: string
  number: string
  telephone: string
  alternativeNumber?: string | null
  alternativeTelephone?: string | null
  hours?: string | null
  languages?: string | null
  note?: string | null
  kind?: string | null
  checkedOn?: string | null
}

/** What the earlier seed said. A field that still says so was not changed by an editor. */
export const EARLIER_SEED: readonly EarlierLine[] = [
  {
    name: 'Emergency',
    number: '112',
    telephone: '112',
    hours: 'Day and night',
    languages: 'The languages of your state',
    note: 'Police, ambulance and fire. Call when a life is in danger.',
    kind: 'emergency',
    checkedOn: '2026-02-15',
  },
  {
    name: 'Tele-MANAS',
    number: '14416',
    telephone: '14416',
    alternativeNumber: '1-800-891-4416',
    alternativeTelephone: '18008914416',
    hours: 'Day and night',
    languages: '20 languages',
    note: "The Government of India's line for mental health. Free. Trained counsellors answer.",
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: '1Life',
    number: '78930 78930',
    telephone: '+917893078930',
    hours: 'Day and night',
    languages: 'Several languages',
    note: 'For anyone who is in distress or is thinking of ending their life.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: 'Vandrevala Foundation',
    number: '+91 9999 666 555',
    telephone: '+919999666555',
    hours: 'Day and night',
    languages: 'Ask when you call',
    note: 'You can call, or write on WhatsApp to the same number.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: 'iCall (TISS)',
    number: '9152987821',
    telephone: '+919152987821',
    hours: 'Not day and night. If nobody answers, call 14416.',
    languages: 'Ask when you call',
    note: 'Counselling by phone from the Tata Institute of Social Sciences.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: 'AASRA',
    number: '9820466726',
    telephone: '+919820466726',
    hours: 'Day and night',
    languages: 'English, Hindi',
    note: 'Volunteers who listen, for anyone who is in distress.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: 'Sneha',
    number: '044-24640050',
    telephone: '+914424640050',
    hours: 'Day and night',
    languages: 'English, Tamil',
    note: 'Volunteers in Chennai who listen, for anyone who is in distress.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: 'Childline',
    number: '1098',
    telephone: '1098',
    hours: 'Day and night',
    languages: 'Ask when you call',
    note: 'For children and teenagers, and for anyone worried about a child. Being joined with 112. If 1098 does not connect, call 112.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
  {
    name: "Women's helpline",
    number: '181',
    telephone: '181',
    hours: 'Day and night',
    languages: 'Ask when you call',
    note: 'For women who face violence or threats, at home or outside. If 181 does not connect, call 112.',
    kind: 'talk',
    checkedOn: '2026-02-15',
  },
]
