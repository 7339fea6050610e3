import { Tabs } from './tabs.tsx'

export const examples = {
  'two views, the first chosen': (
    <Tabs
      label="Kind of media"
      tabs={[
        { name: 'audio', text: 'Audio' },
        { name: 'video', text: 'Video' },
      ]}
      chosen="audio"
    />
  ),
}
