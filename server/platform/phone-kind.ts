/** Which phone numbers receive text messages: mobiles do, landlines don't, some ranges hold both. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { cleanPhone } from '#domain/base/pasted.ts'
import { AppError, say } from './app-error.ts'

/** `unsure`: landlines and mobiles share its range. `other`: a landline, a free number, or no number of any country. */
type PhoneKind = 'mobile' | 'unsure' | 'other'

export function phoneKind(phone: string): PhoneKind {
  const type = parsePhoneNumberFromString(cleanPhone(phone), 'IN')?.getType()
  if (type === 'MOBILE') return 'mobile'
  return type === 'FIXED_LINE_OR_MOBILE' ? 'unsure' : 'other'
}

/**
 * @param isMobile a person has said that it is one, which decides where the number doesn't tell
 * @throws AppError `invalid_input` for what is no mobile, `maybe_landline` where a person is to be asked
 */
export function requireMobile(phone: string, isMobile: boolean | undefined): void {
  const kind = phoneKind(phone)
  if (kind === 'other') throw new AppError('invalid_input', say('notMobile', { phone }))
  if (kind === 'unsure' && !isMobile)
    throw new AppError('maybe_landline', say('maybeLandline', { phone }))
}
