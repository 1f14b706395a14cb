// Parsers of typed numbers in a form: the whole text, or NaN.
import { parseTypedNumber } from './typed-number.ts'

/** For `register` of react-hook-form. */
export const AS_NUMBER = {
  setValueAs: (value: unknown): number =>
    typeof value === 'number' ? value : parseTypedNumber(String(value)),
}

/** The same for a number that may be left empty: null. */
export const AS_OPTIONAL_NUMBER = {
  setValueAs: (value: unknown): number | null =>
    value === null || value === '' ? null : AS_NUMBER.setValueAs(value),
}
