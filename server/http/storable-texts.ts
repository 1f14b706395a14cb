/** The single check of every text in a request: refuses text that can't or mustn't be stored. */
import { isStorableText } from '#contract/base/fields.ts'
import { hasCardNumber } from '#domain/base/card-number.ts'
import { AppError, say } from '../platform/app-error.ts'

/**
 * Walks what was sent, names of fields included. It has been checked against its schema, so it is no
 * deeper than that.
 * @param name what an unnamed part of it is called in the refusal
 * @throws AppError `invalid_input`
 */
export function refuseUnstorableTexts(value: unknown, name: string): void {
  if (typeof value === 'string') {
    if (!isStorableText(value))
      throw new AppError('invalid_input', say('fieldUnstorable', { name }))
  } else if (Array.isArray(value)) {
    for (const part of value) refuseUnstorableTexts(part, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value)) {
      refuseUnstorableTexts(field, name)
      refuseUnstorableTexts(part, field)
    }
  }
}

/** A secret is whatever its owner chose, and stored as a hash. */
const SECRETS = new Set(['password', 'currentPassword', 'newPassword', 'token'])

/**
 * A card's number that somebody pasted into a message, a note or an address would stay there, be mailed
 * and be backed up. The text is refused rather than masked, so that its writer knows it was not kept.
 * @throws AppError `invalid_input`
 */
export function refuseCardNumbers(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if (!SECRETS.has(name) && hasCardNumber(value))
      throw new AppError('invalid_input', say('cardNumberInText'))
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value)) refuseCardNumbers(part, field)
  }
}
