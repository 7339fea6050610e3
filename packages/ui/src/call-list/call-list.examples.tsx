import { CallList } from './call-list.tsx'

const calls = [
  {
    telephone: '14416',
    number: '14416',
    text: 'Tele-MANAS. Trained counsellors, free, day and night, in 20 languages.',
  },
  { telephone: '112', number: '112', text: 'Ambulance, police and fire, if you are in danger now.' },
]

export const examples = {
  'in the dialog': <CallList calls={calls} />,
  'above a result that asks for a call': <CallList filled calls={calls} />,
  'on the crisis page': (
    <CallList large calls={calls.map((call) => ({ ...call, note: 'Checked 15 Feb 2026, 9 months ago' }))} />
  ),
}
