// Registration of a text with operators or Meta: channels, states, and forms of the ids that they give.

/** Channels on which texts have to be approved before they are sent. */
export const TEXT_CHANNELS = ['sms', 'whatsapp'] as const
export type TextChannel = (typeof TEXT_CHANNELS)[number]

export const REGISTERED_STATES = ['pending', 'approved', 'refused'] as const
export type RegisteredState = (typeof REGISTERED_STATES)[number]

/** Also of a text that was never registered. */
export const TEXT_STATES = ['unregistered', ...REGISTERED_STATES] as const
export type TextState = (typeof TEXT_STATES)[number]

/** The id of an entity or a template on DLT portals; empty where there is none yet. */
export const DLT_ID = { pattern: /^(\d{19})?$/, sample: '1101234567890123456' }

/** What texts are sent under, without the operator's suffix; empty where there is none yet. */
export const DLT_HEADER = { pattern: /^([A-Z]{6})?$/, sample: 'SUNRSE' }

/** What promotional texts are sent under; empty where there is none yet. */
export const OFFER_HEADER = { pattern: /^(\d{6})?$/, sample: '562993' }

const TEMPLATE_IDS: Readonly<Record<TextChannel, RegExp>> = {
  sms: /^\d{19}$/,
  whatsapp: /^\d{10,20}$/,
}

/** Whether an id has the form in which the operators, or Meta, give it for an approved text. */
export function isTemplateId(channel: TextChannel, id: string): boolean {
  return TEMPLATE_IDS[channel].test(id)
}

/** Texts of codes: they leave as text messages alone, for WhatsApp takes codes in a template of Meta's own. */
export const CODE_TEXTS = ['phone_code', 'sign_in_code'] as const
export type CodeText = (typeof CODE_TEXTS)[number]

/** Texts that go to who wrote by WhatsApp. */
const WHATSAPP_TEXTS: readonly string[] = ['chat_waiting']

/** Whether a text is registered for a channel. */
export function isRegisteredOn(channel: TextChannel, name: string): boolean {
  const only: readonly string[] = channel === 'sms' ? WHATSAPP_TEXTS : CODE_TEXTS
  return !only.includes(name)
}
