import { Icon } from '#icon/icon.tsx'
import { Button, ButtonLink } from './button.tsx'

export const examples = {
  'the strong action': <Button kind="act">Get Appointment</Button>,
  'a large link': (
    <ButtonLink kind="act" size="l" href="/get-started">
      Get Appointment
    </ButtonLink>
  ),
  'the second action': <Button kind="line">Second action</Button>,
  'a small second action': (
    <ButtonLink kind="line" size="s" href="/login">
      Login
    </ButtonLink>
  ),
  'a quiet action with an arrow': (
    <Button kind="quiet">
      Quiet action
      <Icon name="arrow-right" />
    </Button>
  ),
  'waiting to be sent': (
    <Button kind="act" type="submit" busyLabel="Sending">
      Request a consultation
    </Button>
  ),
  'being sent': (
    <Button kind="act" type="submit" busy busyLabel="Sending">
      Request a consultation
    </Button>
  ),
  'busy without a label of its own': (
    <Button kind="line" busy>
      Loading
    </Button>
  ),
  'disabled, strong': (
    <Button kind="act" disabled>
      Disabled
    </Button>
  ),
  'disabled, second': (
    <Button kind="line" disabled>
      Disabled
    </Button>
  ),
}
