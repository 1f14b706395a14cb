// Refusals of requests that reach no capability: unreadable, too large, too many, not allowed.
import type { Permission } from '#domain/people/permissions.ts'
import { permissionNames } from '../people/permissions.ts'
import { formatWait, type Waiting } from './phrases.ts'

/** Records by their kind. */
const RECORDS = {
  address: 'address',
  apiKey: 'API key',
  card: 'card',
  change: 'change',
  charge: 'charge',
  chat: 'chat',
  claim: 'claim',
  colleague: 'colleague',
  invitation: 'invitation',
  completion: 'completion',
  delay: 'delay',
  creditNote: 'credit note',
  customer: 'customer',
  delivery: 'delivery',
  garment: 'garment',
  handIn: 'hand-in of cash',
  upiTaking: 'payment by UPI taken at a door',
  handOver: 'hand-over',
  leftCash: 'colleague who left with cash',
  riderSet: 'set of bags',
  invoice: 'invoice',
  company: 'company',
  item: 'item',
  message: 'message',
  note: 'note',
  notification: 'notification',
  order: 'order',
  payment: 'payment',
  photo: 'photo',
  picture: 'picture',
  foundThing: 'found thing',
  plan: 'plan',
  promoCode: 'promo code',
  reward: 'reward',
  stop: 'stop',
  subscription: 'subscription',
  tablet: 'shared tablet',
  ticket: 'ticket',
  vendor: 'outside laundry',
  webhook: 'webhook',
} as const

interface OfRecord {
  what: keyof typeof RECORDS
}

const AGAIN = 'Please try again in a moment.'
const NO_RECORDS = 'We can’t reach our records right now.'
const NO_PICTURES = 'We can’t reach our pictures right now.'

export const requestFailures = {
  /** A sentence that has no kind: what a payment service says. */
  text: ({ text }: { text: string }) => text,

  noSuch: ({ what }: OfRecord) => `There is no such ${RECORDS[what]}.`,
  orderNotFound: 'Order not found.',
  noSuchCall: ({ call }: { call: string }) => `There is no ${call}.`,
  keyReused: ({ what }: OfRecord) =>
    `This Idempotency-Key was already used for another ${RECORDS[what]}.`,

  notSignedIn: 'Please log in to continue.',
  staffOnly: 'This is for staff only.',
  permissionLacking: ({ permission }: { permission: Permission }) =>
    `You need the “${permissionNames[permission]}” permission for this. Ask the owner to add it.`,
  ownOnly: 'You can only see and change your own records.',
  unknownApiKey: 'There is no such API key.',
  revokedApiKey: 'This API key was revoked.',
  expiredApiKey: 'This API key has expired.',
  makerlessApiKey: 'The colleague who made this API key may no longer do this.',
  notForKeys: 'API keys can’t do this. It is for people who are logged in.',
  keyLacks: ({ permission }: { permission: Permission }) =>
    `This API key has no permission “${permission}”.`,
  keyOwnsNothing:
    'An API key acts for the laundry: name a customer, and not the person who made the key.',
  fromAnotherSite: 'This request came from another site.',
  notByPin: 'This isn’t possible with a PIN. Please log in with your password first.',
  /** The page was opened under another name than the laundry's settings say. */
  underAnotherName: ({ address }: { address: string }) =>
    `This site works only at ${address}. Please open that address and try again.`,

  jsonNeeded: 'Please send JSON (Content-Type: application/json).',
  compressed: 'Please send the body without compression.',
  bodyTooLarge: 'That is more than one request may carry.',
  headersTooLarge: 'The headers are more than one request may carry.',
  wrongLength: 'The request’s length does not match its header.',
  notJson: 'The body is not valid JSON.',
  emptyBody: 'The body is empty.',
  noReceipts: 'The body holds no delivery receipts: each has an “id” and a “status”.',
  noReplies: 'The body holds no texts: each has a “from”, a phone number, and a “text”.',
  noNotices: 'The body holds no notices of WhatsApp.',
  carrierNotInUse: 'Nothing is set up to take these notices.',
  badAddress: 'The address is not valid.',
  noHost: 'The request names no host.',
  notHttp: 'This is not HTTP.',
  tooSlow: 'The request took too long to arrive.',
  unknownExpectation: 'The expectation in the request’s headers can’t be met.',
  badRequest: 'The request is not valid.',
  badForm: 'The form is not valid.',
  /** `field` is null where it is the body as a whole. */
  fieldMissing: ({ field }: { field: string | null }) =>
    `${field ?? 'The body'} is missing or not valid.`,
  badCursor: 'cursor must be the one of the page before.',
  unstorableText: 'The text contains characters that can’t be stored.',
  cardNumberInText:
    'Please leave out the card number: we never need it, and you should keep it to yourself.',
  textTooLong: 'One of the texts is far too long.',
  fileNameNeeded: ({ name }: { name: string }) => `Please send the file as “${name}”.`,

  manyFiles: 'Many files are being sent right now. Please try again in a moment.',
  manyAsking: 'We’re very busy right now. Please try again in a moment.',
  manyStreams: 'Too many live views are open. Please close some tabs.',
  tooManyAtOnce: 'Too many requests at once. Please wait a minute and try again.',
  tooManyAttempts: (waiting: Waiting) =>
    `Too many attempts. Please wait ${formatWait(waiting)} and try again.`,

  recordsAway: `${NO_RECORDS} ${AGAIN}`,
  notStored: `${NO_RECORDS} Nothing was saved. ${AGAIN}`,
  mayBeStored:
    'We lost touch with our records just then. Please check whether it was saved before you try again.',
  mayBeStoredOnce: `We lost touch with our records just then. ${AGAIN} It counts once, however often you send it.`,
  filesAway: `${NO_PICTURES} ${AGAIN}`,
  fileNotStored: `${NO_PICTURES} Nothing was saved. ${AGAIN}`,
  notListening: 'Changes of other processes can’t be heard right now.',
  leaving: 'This server is shutting down; another one will answer.',
  noRoom: 'We can’t save anything right now. Please try again later.',
  serverError: ({ reference }: { reference: string | null }) =>
    `Something went wrong on our side. Please try again.${reference === null ? '' : ` (Reference ${reference})`}`,
  serverErrorOfOne: 'Something went wrong on our side.',

  wrongPictureType: 'Please choose a JPEG, PNG or WebP picture.',
  pictureNeeded: 'Please send a picture.',
  pictureGone: 'We no longer have one of the pictures. Please remove it and add it again.',
  unreadablePicture: 'This picture is damaged and can’t be read. Please choose another.',
  manyPictures: 'Many pictures are being prepared right now. Please try again in a moment.',
  tooManyMegapixels: ({ megapixels }: { megapixels: number }) =>
    `This picture has more than ${megapixels} megapixels. Please choose a smaller one.`,
}
