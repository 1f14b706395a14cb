// Refusals about changes of settings, prices and days, and about pickup slots.

export const catalogFailures = {
  /** `byStaff`: staff ask, who may say why they book it nevertheless. */
  slotFull: ({ byStaff }: { byStaff: boolean }) =>
    `This pickup slot is fully booked. ${byStaff ? 'Choose another time, or say why one more fits.' : 'Please choose another time.'}`,
  changedSince: 'This was changed meanwhile. Please look at it as it is now, and change it again.',
  pinsNotServed: ({ pins }: { pins: readonly string[] }) =>
    `You don’t serve ${pins.join(', ')}. Please take ${pins.length === 1 ? 'it' : 'them'} off the list, or serve ${pins.length === 1 ? 'it' : 'them'} first.`,
  nameTaken: ({ name }: { name: string }) =>
    `There is a “${name}” already. Please choose another name, or bring back the retired one.`,
  dateOver: 'That date is over.',
  pricesFromTomorrow:
    'A price can be planned from tomorrow on. To change it today, leave the date empty.',

  noPush: 'Notices in browsers are not set up.',
  noMail: 'That isn’t an email.',
  noOutboxFile: 'The outbox folder has no file for this message.',
  noMessage: 'This message no longer exists.',
  lookAgainBeforeSending: 'Please look at the message again before you send it.',
  onItsWay: 'It is still on its way: the next try comes automatically.',

  privateWebhook:
    'Webhooks go to public https addresses only. Please give one that begins with https:// and that everybody can reach.',
  manyWebhooks: ({ most }: { most: number }) =>
    `There can be at most ${most} webhooks. Please delete one first.`,
  webhookOff: 'This webhook is off. Please turn it on first.',

  nameNeeded: 'Please tell us your name first.',
}
