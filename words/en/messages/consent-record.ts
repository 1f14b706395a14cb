// Record of consents, to the customer and to staff.
import type { ConsentPlace, ConsentSubject } from '#domain/messages/consents.ts'

export const ownConsent = {
  since: ({ day }: { readonly day: string }) => `You agreed on ${day}.`,
}

const subjects: Readonly<Record<ConsentSubject, string>> = {
  promotions: 'offers',
  newsletter: 'the newsletter',
  whatsapp: 'WhatsApp messages',
}

const places: Readonly<Record<ConsentPlace, string>> = {
  profile: 'in their profile',
  counter: 'through staff',
  link: 'by the link of a message',
  sms: 'by STOP as a text message',
  whatsapp: 'by STOP on WhatsApp',
  upgrade: 'when the software was upgraded',
}

interface Step {
  readonly day: string
  readonly place: ConsentPlace
}

/** In the console, at the customer. */
export const consentPanel = {
  title: 'Consent',
  none: 'They haven’t agreed to offers, the newsletter or WhatsApp messages.',
  failed: 'The consents couldn’t be loaded.',
  /** `wording` is null where it was given before wordings were kept. */
  given: ({
    subject,
    wording,
    day,
    place,
  }: Step & { readonly subject: ConsentSubject; readonly wording: string | null }) =>
    wording === null
      ? `Turned on ${subjects[subject]} on ${day}, before wordings were kept`
      : `Agreed to ${subjects[subject]} on ${day}, ${places[place]}: “${wording}”`,
  withdrawn: ({ day, place }: Step) => `Withdrawn on ${day}, ${places[place]}`,
}
