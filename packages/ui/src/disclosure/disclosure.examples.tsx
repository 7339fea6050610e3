import { Disclosure } from './disclosure.tsx'

export const examples = {
  closed: (
    <Disclosure className="welcome__before" title="I had an account before">
      <p>You can open it with the recovery code that you kept.</p>
    </Disclosure>
  ),
}
