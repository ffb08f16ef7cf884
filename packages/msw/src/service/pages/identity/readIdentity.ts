import type { Verdict } from '../../accounts/customers.ts'
import type { FieldErrors } from '../../records.ts'
import { fieldErrors } from '../html/form.ts'

/** The result of an identity form. It holds nothing about the person. */
type IdentityReading =
  | { readonly verdict: Verdict; readonly errors?: undefined }
  | { readonly errors: FieldErrors }

const ADULT_YEARS = 18

/** Validates an identity form as a provider would. @param now milliseconds since the epoch */
export function readIdentity(form: URLSearchParams, now: number): IdentityReading {
  const field = (name: string) => (form.get(name) ?? '').trim()
  const needed = (name: string, what: string) => (field(name) === '' ? `Enter ${what}.` : undefined)
  const errors = fieldErrors({
    name: needed('name', 'your full name'),
    birth_date: birthDateError(field('birth_date'), now),
    street: needed('street', 'your street and number'),
    postal_code: needed('postal_code', 'your postal code'),
    city: needed('city', 'your city'),
    document_kind: Object.hasOwn(documentKinds, field('document_kind'))
      ? undefined
      : 'Choose a document.',
    document_number: documentNumberError(field('document_number')),
  })
  if (Object.keys(errors).length > 0) return { errors }
  return { verdict: field('verdict') === 'rejected' ? 'rejected' : 'approved' }
}

function birthDateError(text: string, now: number): string | undefined {
  if (text === '') return 'Enter your date of birth.'
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || !isDate(text)) {
    return 'Use a date such as 1990-08-30.'
  }
  if (year < 1900) return 'Check the year.'
  const adultFrom = Date.UTC(year + ADULT_YEARS, month - 1, day)
  return adultFrom > now ? `You must be at least ${ADULT_YEARS} years old.` : undefined
}

/** True for a day that exists in the calendar. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function documentNumberError(text: string): string | undefined {
  if (text === '') return 'Enter the document number.'
  return /^[A-Za-z\d](?:[A-Za-z\d -]{3,18})[A-Za-z\d]$/.test(text)
    ? undefined
    : 'Use 5 to 20 letters and digits, as on the document.'
}

/** Labels of the accepted documents, by form value. */
export const documentKinds = {
  passport: 'Passport',
  national_id: 'National identity card',
  driving_licence: 'Driver’s license',
} as const
