import type { PersonalDataRows } from '@pulli/data/data-rights/personal-data.ts'
import { m } from '@pulli/messages/messages.js'

/** A plain description of each file in an export. A test requires an entry for every file. */
export const FILE_MEANINGS: Readonly<Record<string, () => string>> = {
  profile: m.data_rights_readme_profile,
  'recovery-code': m.data_rights_readme_recovery_code,
  'known-browsers': m.data_rights_readme_known_browsers,
  consents: m.data_rights_readme_consents,
  assessments: m.data_rights_readme_assessments,
  moods: m.data_rights_readme_moods,
  'days-erased': m.data_rights_readme_days_erased,
  'requests-sent': m.data_rights_readme_requests_sent,
  favourites: m.data_rights_readme_favourites,
  'safety-plan': m.data_rights_readme_safety_plan,
  sessions: m.data_rights_readme_sessions,
  'consultation-requests': m.data_rights_readme_consultation_requests,
  'what-happened-to-requests': m.data_rights_readme_request_events,
  'who-opened-requests': m.data_rights_readme_record_views,
  appointments: m.data_rights_readme_appointments,
  'summaries-sent': m.data_rights_readme_sent_summaries,
  'messages-sent': m.data_rights_readme_messages_sent,
  'codes-sent': m.data_rights_readme_codes_sent,
  'wrong-codes': m.data_rights_readme_wrong_codes,
  'what-was-done': m.data_rights_readme_what_was_done,
}

/**
 * Writes the page that explains the files of an export.
 * @param day when it was made, `YYYY-MM-DD`
 */
export function writeReadme(held: readonly PersonalDataRows[], day: string): string {
  const title = m.data_rights_readme_title()
  const files = held.map(
    ({ name, rows }) => `  ${name}.csv (${rows.length}): ${FILE_MEANINGS[name]?.() ?? ''}`,
  )
  const missing = [
    m.data_rights_readme_missing_hashes(),
    m.data_rights_readme_missing_typed(),
    m.data_rights_readme_missing_letters(),
  ]
  return [
    title,
    '='.repeat(title.length),
    '',
    m.data_rights_readme_made({ day }),
    m.data_rights_readme_care(),
    '',
    m.data_rights_readme_files(),
    ...files,
    `  everything.json: ${m.data_rights_readme_everything()}`,
    '',
    m.data_rights_readme_reading(),
    `  ${m.data_rights_readme_reading_text()}`,
    '',
    m.data_rights_readme_missing(),
    ...missing.map((line) => `  ${line}`),
    '',
  ].join('\r\n')
}
