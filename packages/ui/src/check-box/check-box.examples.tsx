import { CheckBox } from './check-box.tsx'

export const examples = {
  plain: <CheckBox id="check-adult" name="adult" label="I am 18 or older" />,
  'with a note': (
    <CheckBox
      id="check-keep"
      name="keep"
      label="Keep my moods"
      note="You can withdraw consent at any time."
    />
  ),
  wrong: <CheckBox id="check-wrong" name="adult" label="I am 18 or older" error="Tick this to go on." />,
}
