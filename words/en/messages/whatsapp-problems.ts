// Why WhatsApp didn't take or deliver a message, as staff read it.
import type { WhatsAppProblem } from '#domain/messages/whatsapp-problems.ts'

const problems: Readonly<Record<WhatsAppProblem, string>> = {
  notOnWhatsApp:
    'This number can’t be reached on WhatsApp: it isn’t registered there, or its owner has blocked us.',
  notAllowed:
    'This is a test number of WhatsApp. Add the customer’s number to its list of recipients, or use your own number.',
  windowClosed:
    'The customer last wrote more than 24 hours ago, so only an approved template can be sent.',
  templateMissing:
    'WhatsApp doesn’t know this message’s template. Register it in WhatsApp Manager and wait for its approval.',
  templateChanged:
    'This message doesn’t fit its template in WhatsApp Manager. Register the template again as it is now.',
  templatePaused:
    'WhatsApp has paused this message’s template because customers marked it as unwanted. See WhatsApp Manager.',
  notWanted: 'WhatsApp didn’t deliver this message, to protect its recipient from too many.',
  accountLocked: 'WhatsApp has locked the laundry’s account. See why in WhatsApp Manager.',
  numberUnregistered:
    'The laundry’s number isn’t registered with WhatsApp. Register it in WhatsApp Manager.',
  paymentMissing:
    'WhatsApp needs a payment method. Add one to the WhatsApp account in Meta’s billing settings.',
  spamLimit:
    'WhatsApp is holding back the laundry’s messages because customers blocked or reported it. See WhatsApp Manager.',
  tooFast: 'WhatsApp takes no more messages for the moment.',
  tokenRevoked:
    'WhatsApp refuses the laundry’s token. Create a new one, put it into WHATSAPP_TOKEN, then restart.',
  away: 'WhatsApp is not available for the moment.',
}

export const whatsAppProblems = {
  ...problems,
  /** `said`: the reason in WhatsApp’s own words. */
  other: ({ code, said }: { readonly code: number; readonly said: string }) =>
    `WhatsApp refused this message: ${said} (${code})`,
}
