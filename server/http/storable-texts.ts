/** The one gate that every text of a request passes: what can't be stored reaches no handler. */
import { isStorableText, unstorable } from '#contract/fields.ts'
import { AppError } from './app-error.ts'

/**
 * Walks what was sent, names of fields included. It has been checked against its schema, so it is no
 * deeper than that.
 * @param name what an unnamed part of it is called in the refusal
 * @throws AppError `invalid_input`
 */
export function refuseUnstorable(value: unknown, name: string): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw new AppError('invalid_input', unstorable(name))
  } else if (Array.isArray(value)) {
    for (const part of value) refuseUnstorable(part, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value)) {
      refuseUnstorable(field, name)
      refuseUnstorable(part, field)
    }
  }
}
