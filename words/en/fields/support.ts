// Field errors of messages, tickets, the outbox and exports: in forms, and in answers.
import { MOST_PICTURES_OF_MESSAGE } from '#domain/base/pictures.ts'
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'

const oneOf = new Intl.ListFormat('en-IN', { type: 'disjunction' })

export const badAuditCursor = 'This cursor is not valid.'
export const badChatMessage = 'This isn’t a message.'
export const clientIdMissing = 'A message needs a clientId that its sender makes.'
export const badClientId = 'A clientId is 8 to 64 letters and digits.'
export const topicNeeded = 'Please choose what your message is about.'
export const badCustomerSort = 'Sort by newest, spent or orders.'
export const noSuchExport =
  'There are orders.csv, customers.csv, invoices.csv, credit-notes.csv and till.csv.'
export const lastDayBeforeFirst = 'The last day is before the first one.'
export const badContactState = 'A message is open, answered or closed.'
export const openOrClosedNeeded = 'Please say open or closed.'
export const badChannel = `A channel is ${oneOf.format(NOTIFICATION_CHANNELS)}.`
export const badTextChannel = 'A text’s channel is sms or whatsapp.'
export const badTextState = 'A text’s state is unregistered, pending, approved or refused.'
export const badOutboxState = 'A state is waiting, sent or failed.'
export const searchTooShort = 'Please type at least 3 characters.'
export const deliveryNeeded = 'Which delivery is this?'
export const reportDateBeyond = 'Reports are about the years 2000 to 2099.'
export const rangeTooLong = 'A report covers ten years at most.'
export const noSuchReport =
  'There are sums.csv, services.csv, payments.csv, customers.csv and slots.csv.'
export const priorityNeeded = 'Please choose a priority.'
export const tooManyPictures = `At most ${MOST_PICTURES_OF_MESSAGE} pictures go with one message.`
export const problemNeeded = 'Please say what happened.'
export const wishNeeded = 'Please say what you would like.'
export const wishImpossible =
  'That can’t be cleaned again. Please choose a refund or “Talk to me first”.'
export const pieceNeeded = 'Please choose the piece.'
export const badPieceNumber = 'Which of these pieces is a whole number from 1 on.'
export const badClaimsListed = 'List unfinished or over.'
export const revisionMissing = 'Please say how often it was decided when you looked.'
