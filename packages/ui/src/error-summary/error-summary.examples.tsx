import { ErrorSummary } from './error-summary.tsx'

export const examples = {
  'two errors': (
    <ErrorSummary
      id="consult-errors"
      title="Two things are missing"
      errors={[
        { fieldId: 'phone', text: 'Enter all 10 digits of your mobile number.' },
        { fieldId: 'section', text: 'Choose the kind of care.' },
      ]}
    />
  ),
}
