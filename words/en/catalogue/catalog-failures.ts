// Refusals about changes of settings, prices and days, and about pickup slots.
import type { TextChannel } from '#domain/messages/templates/registration.ts'

export const catalogFailures = {
  /** `byStaff`: staff ask, who may say why they book it nevertheless. */
  slotFull: ({ byStaff }: { byStaff: boolean }) =>
    `This pickup slot is fully booked. ${byStaff ? 'Choose another time, or say why one more fits.' : 'Please choose another time.'}`,
  changedSince: 'This has changed in the meantime. Please look at it again, then make your change.',
  pinsNotServed: ({ pins }: { pins: readonly string[] }) =>
    `You don’t serve ${pins.join(', ')}. Please remove ${pins.length === 1 ? 'it' : 'them'} from the list, or serve ${pins.length === 1 ? 'it' : 'them'} first.`,
  nameTaken: ({ name }: { name: string }) =>
    `There is a “${name}” already. Please choose another name, or bring back the retired one.`,
  dateOver: 'That date has passed.',
  pricesFromTomorrow:
    'A price can be planned from tomorrow. To change it today, leave the date empty.',

  noPush: 'Browser notifications are not set up.',
  noMail: 'That isn’t an email.',
  noOutboxFile: 'The outbox folder has no file for this message.',
  noApprovedText: 'There is no such text.',
  badTemplateId: ({ channel }: { channel: TextChannel }) =>
    channel === 'sms'
      ? 'A template ID has 19 digits. Copy it from your DLT portal.'
      : 'A template ID has 10 to 20 digits. Copy it from WhatsApp Manager.',
  textStillApproved:
    'Messages leave with the text that was approved before. Note the new one once it is approved. If the approved one may no longer be sent, choose “To register”.',
  codesNotApproved: ({ texts }: { texts: readonly string[] }) =>
    `Codes by text message would stop. Have ${texts.join(' and ')} approved first, then enter your entity ID.`,
  headerNeeded: 'Enter the header as well: with an entity ID alone, every text message would stop.',
  templateIdNeeded: 'Enter the template ID: messages leave with it once the text is approved.',
  noMessage: 'This message no longer exists.',
  lookAgainBeforeSending: 'Please look at the message again before you send it.',
  codeNotKept:
    'Codes aren’t kept, so this one can’t be sent again. Ask the customer to request a new one.',
  onItsWay: 'It is still on its way: we try again automatically.',

  privateWebhook:
    'Webhooks go to public https addresses only. Please enter one that begins with https:// and is open to everyone.',
  manyWebhooks: ({ most }: { most: number }) =>
    `There can be at most ${most} webhooks. Please delete one first.`,
  webhookOff: 'This webhook is off. Please turn it on first.',

  nameNeeded: 'Please tell us your name first.',
  whatsAppClosed:
    'This person last wrote more than 24 hours ago, so WhatsApp takes no answer. Ask them to write again first.',
  whatsAppOpen: 'This person can still be answered by WhatsApp. Please write your answer.',
}
