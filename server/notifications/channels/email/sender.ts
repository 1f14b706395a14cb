/** The default sender of mails; the operator's settings can override it. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { MailAddress } from '../../../platform/mail/compose-mail.ts'

/** @param baseUrl the site's address, whose host stands in where the laundry has no email */
export function mailSenderOf(
  { name, email }: Pick<BusinessSettings, 'name' | 'email'>,
  baseUrl: string,
): MailAddress {
  return { name, address: email || `no-reply@${new URL(baseUrl).hostname}` }
}
