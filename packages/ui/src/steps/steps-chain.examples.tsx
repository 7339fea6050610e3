import { StepsChain } from './steps-chain.tsx'

const steps = [
  { title: 'Download the app', text: 'From the App Store or Google Play. It is free.' },
  { title: 'Register and follow simple steps', text: 'Your mobile number and a one-time code.' },
  { title: 'Choose a slot', text: 'Pick the expert, the day and the time. Sessions last 30 minutes.' },
  { title: 'Align your calendar', text: 'Save it to your calendar. We remind you an hour before.' },
]

export const examples = {
  'four steps': <StepsChain steps={steps} />,
  'four steps in a column': <StepsChain steps={steps} vertical />,
}
