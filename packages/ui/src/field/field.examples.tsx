import { DateField } from './date-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

export const examples = {
  filled: <TextField id="name" name="name" label="Your name" defaultValue="Asha Menon" autoComplete="name" />,
  wrong: (
    <TextField
      id="phone"
      name="phone"
      label="Mobile number"
      type="tel"
      defaultValue="98765 432"
      hint="Ten digits, without +91."
      error="Enter all 10 digits of your mobile number."
    />
  ),
  disabled: (
    <TextField
      id="email"
      name="email"
      label="Email"
      type="email"
      disabled
      hint="Not needed when you are logged in."
    />
  ),
  choice: (
    <SelectField
      id="section"
      name="section"
      label="Kind of care"
      placeholder="Choose Service"
      options={['Adult Psychiatry', 'Music Therapy'].map((name) => ({ value: name, label: name }))}
    />
  ),
  'choice, wrong': (
    <SelectField
      id="section-2"
      name="section"
      label="Kind of care"
      placeholder="Choose Service"
      options={[{ value: 'music', label: 'Music Therapy' }]}
      error="Choose the kind of care."
    />
  ),
  day: (
    <DateField
      id="day"
      name="consultation_date"
      label="A day that suits you"
      min="2025-11-21"
      hint="We call you to agree on a time."
    />
  ),
  'several lines': <TextareaField id="note" name="note" label="Anything to add?" required maxLength={1000} />,
}
