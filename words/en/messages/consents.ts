// Consents: what a person agrees to, word for word as the switches show it and as it is kept.
import type { ConsentSubject } from '#domain/messages/consents.ts'

export const consents: Readonly<Record<ConsentSubject, string>> = {
  promotions: 'Send me offers and promo codes. I can stop them at any time.',
  newsletter: 'Send me news, now and then. I can stop it at any time.',
  whatsapp:
    'Send me WhatsApp messages to the phone number in my profile. I can stop them at any time.',
}
