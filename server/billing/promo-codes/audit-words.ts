/** What the audit log says of promo codes. */
import { promoTermsText } from '#domain/promo-code-words.ts'
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const promoCodeAudit: AuditWords = {
  'promo_code.made': ({ data }) => ({
    summary: `Promo code ${data.promoCode} is new: ${promoTermsText(data)}`,
    details: { to: data },
  }),
  'promo_code.paused': ({ data: { promoCode } }) => ({
    summary: `Promo code ${promoCode} is paused`,
  }),
  'promo_code.resumed': ({ data: { promoCode } }) => ({
    summary: `Promo code ${promoCode} goes on`,
  }),
}
