import { Stats } from './stats.tsx'

export const examples = {
  'three facts': (
    <Stats
      items={[
        { value: '3', label: 'kinds of care: psychiatry, psychology and the arts' },
        { value: '30', label: 'minutes a session, by video or by chat' },
        { value: '11 to 8', label: 'the hours we answer, late morning to evening' },
      ]}
    />
  ),
  'one of two known': (
    <Stats
      items={[
        { value: '30', label: 'minutes a session' },
        { value: ' ', label: 'people helped' },
      ]}
    />
  ),
}
