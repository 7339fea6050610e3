import type { Locator, Page } from '@playwright/test'
import type { consultationBody } from '../consultation-body.ts'

/** The call that a request is sent with. */
export const CONSULTATION_CALL = '**/api/v1/mwellness/user-contact-email'

export type Filled = ReturnType<typeof consultationBody>

const NAMES = { form: 'Tell us where to reach you.', send: 'Request a consultation' }

/** The fields of the consultation form, by their labels. */
export function consultationForm(page: Page, names = NAMES) {
  const form = page.getByRole('form', { name: names.form })
  return {
    form,
    name: form.getByRole('textbox', { name: 'Your name', exact: true }),
    phone: form.getByRole('textbox', { name: 'Mobile number', exact: true }),
    email: form.getByRole('textbox', { name: 'Email', exact: true }),
    section: form.getByRole('combobox', { name: 'Kind of care' }),
    date: form.getByLabel('A day that suits you'),
    send: form.getByRole('button', { name: names.send }),
    sending: form.getByRole('button', { name: 'Sending' }),
    restore: form.getByRole('button', { name: 'Restore what I typed' }),
    faults: form.getByRole('region', { name: 'Some fields need another look.' }),
    success: page.getByRole('dialog', { name: 'Success!' }),
  }
}

type Form = ReturnType<typeof consultationForm>

export async function fillIn(form: Form, filled: Filled) {
  await form.name.fill(filled.name)
  await form.phone.fill(filled.phone)
  await form.email.fill(filled.email)
  await form.section.selectOption(filled.section)
  await form.date.fill(filled.consultation_date)
}

/** Returns the values of the five fields. */
export async function typedIn({ name, email, phone, section, date }: Form): Promise<Filled> {
  const value = (field: Locator) => field.inputValue()
  return {
    name: await value(name),
    email: await value(email),
    phone: await value(phone),
    section: await value(section),
    consultation_date: await value(date),
  }
}

export const EMPTY: Filled = { name: '', email: '', phone: '', section: '', consultation_date: '' }
