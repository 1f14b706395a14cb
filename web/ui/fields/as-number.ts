// How a form reads the numbers that are typed into it: whole as they stand there, NaN where there is none.
import { readTypedNumber } from './typed-number.ts'

/** For `register` of react-hook-form. */
export const AS_NUMBER = {
  setValueAs: (value: unknown): number =>
    typeof value === 'number' ? value : readTypedNumber(String(value)),
}
