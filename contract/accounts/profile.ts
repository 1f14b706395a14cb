/** A customer's profile: addresses, cards and notification settings. */
import * as z from 'zod/mini'
import { MESSAGE_PURPOSES, MESSAGE_SUBJECTS } from '#domain/messages/channel-order.ts'
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  STAFF_CATEGORIES,
} from '#domain/messages/notification-settings.ts'
import { fieldPerOfferedChannel } from '../messages/offered-channels.ts'
import { isPlausibleAddress } from '#domain/orders/address.ts'
import { addressParts } from './addresses.ts'
import { defineCall } from '../base/call.ts'
import { CARD_LIMIT } from './card-limit.ts'
import { cardLabelField, fieldPerName, id, instant, textField } from '../base/fields.ts'
import {
  addressIncomplete,
  badChannelOrder,
  badFirstChannel,
  badAddressType,
  badCardToken,
  badExpiry,
  cardTokenMissing,
  lastDigitsNeeded,
  onlyDefault,
  switchNotSet,
} from '#words/en/fields/account.ts'
import * as names from '#words/en/fields/names.ts'

const ofUser = {
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  params: z.object({ id }),
} as const
const gone = z.object({ success: z.literal(true) })

export const ADDRESS_TYPES = ['Home', 'Work', 'Other'] as const
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** The longest address, as long as an order's. */
export const ADDRESS_MAX_LENGTH = 500

export const savedAddress = z.object({
  _id: z.string(),
  type: z.enum(ADDRESS_TYPES),
  address: z.string(),
  /** The same in parts; null where it came as one text. */
  parts: z.nullable(addressParts),
  isDefault: z.boolean(),
  /** Since when clothes are left with the guard there, always; left out where they aren't. */
  leftWithGuardSince: z.optional(instant),
})
export type SavedAddress = z.output<typeof savedAddress>

/**
 * With `parts`, the text is written from these; a text alone takes the place of parts that were kept.
 * `isDefault: true` takes the place of the default before; false leaves it, for there always is one.
 */
export const addressBody = z.object({
  type: z.enum(ADDRESS_TYPES, { error: badAddressType }),
  address: textField(names.address, ADDRESS_MAX_LENGTH, 1).check(
    z.refine((text) => text === '' || isPlausibleAddress(text), { error: addressIncomplete }),
  ),
  parts: z.optional(addressParts),
  isDefault: z.optional(z.boolean()),
})

/** A saved address as the product's own form sends it. */
export const addressInParts = z.object({
  type: z.enum(ADDRESS_TYPES, { error: badAddressType }),
  parts: addressParts,
  isDefault: z.boolean(),
})

export const listAddresses = defineCall({
  method: 'GET',
  path: '/api/users/:id/addresses',
  summary: 'Saved addresses, the default first',
  ...ofUser,
  answers: { 200: z.array(savedAddress) },
})

export const addAddress = defineCall({
  method: 'POST',
  path: '/api/users/:id/addresses',
  changes: ['addresses'],
  summary: 'Save an address; the first one becomes the default',
  ...ofUser,
  body: addressBody,
  answers: { 201: savedAddress },
  errors: ['not_found', 'too_many_saved'],
})

const ofAddress = {
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  params: z.object({ id, addressId: id }),
} as const

export const changeAddress = defineCall({
  method: 'PUT',
  path: '/api/users/:id/addresses/:addressId',
  changes: ['addresses'],
  summary: 'Change an address, or make it the default',
  ...ofAddress,
  body: z.extend(z.partial(addressBody), {
    /** Leave clothes with the guard there, always, or not any more; its customer alone gives it, another address ends it. */
    leaveWithGuard: z.optional(z.boolean()),
  }),
  answers: { 200: savedAddress },
  errors: ['not_found'],
})

export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/api/users/:id/addresses/:addressId',
  changes: ['addresses'],
  summary: 'Delete an address that is not the default',
  ...ofAddress,
  answers: { 200: gone },
  errors: ['not_found', 'default_kept'],
})

export const savedCard = z.object({
  _id: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** '01' to '12', and four digits. */
  expiryMonth: z.string(),
  expiryYear: z.string(),
  holder: z.string(),
  isDefault: z.boolean(),
})
export type SavedCard = z.output<typeof savedCard>

/** A card without its number: the browser turned that into a token. Unknown fields are never stored. */
const cardBody = z.object({
  token: z
    .string({ error: cardTokenMissing })
    // A token names a card; a card number has no letter in it and must never be stored.
    .check(
      z.regex(/^(?=.*[a-z])[\w-]{1,200}$/i, {
        error: badCardToken,
      }),
    ),
  brand: cardLabelField(names.cardBrand, 40),
  last4: z
    .string({ error: lastDigitsNeeded })
    .check(z.regex(/^\d{4}$/, { error: lastDigitsNeeded })),
  expiryMonth: z.string({ error: badExpiry }).check(
    z.regex(/^(0[1-9]|1[0-2])$/, {
      error: badExpiry,
    }),
  ),
  expiryYear: z.string({ error: badExpiry }).check(
    z.regex(/^20\d\d$/, {
      error: badExpiry,
    }),
  ),
  holder: cardLabelField(names.cardHolder, 120),
  isDefault: z.optional(z.boolean()),
})

export const listCards = defineCall({
  method: 'GET',
  path: '/api/users/:id/cards',
  summary: 'Saved cards, the default first',
  ...ofUser,
  answers: { 200: z.array(savedCard) },
})

export const addCard = defineCall({
  method: 'POST',
  path: '/api/users/:id/cards',
  changes: ['cards'],
  summary: 'Save a card by its token; the first one becomes the default',
  ...ofUser,
  body: cardBody,
  answers: { 201: savedCard },
  errors: [
    'not_found',
    'too_many_saved',
    'card_not_available',
    'card_expired',
    'payment_failed',
    'payment_unavailable',
  ],
  limit: CARD_LIMIT,
})

const ofCard = {
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  params: z.object({ id, cardId: id }),
} as const

export const makeDefaultCard = defineCall({
  method: 'PUT',
  path: '/api/users/:id/cards/:cardId',
  changes: ['cards'],
  summary: 'Make a card the default',
  ...ofCard,
  body: z.object({
    isDefault: z.literal(true, { error: onlyDefault }),
  }),
  answers: { 200: savedCard },
  errors: ['not_found'],
})

export const deleteCard = defineCall({
  method: 'DELETE',
  path: '/api/users/:id/cards/:cardId',
  changes: ['cards'],
  summary: 'Delete a card that is not the default',
  ...ofCard,
  answers: { 200: gone },
  errors: ['not_found', 'default_kept'],
})

const notificationSwitch = z.boolean({ error: switchNotSet })
const notificationSettings = z.object({
  ...fieldPerName(NOTIFICATION_CATEGORIES, notificationSwitch),
  // Only of those who work here and may have them.
  ...fieldPerName(STAFF_CATEGORIES, z.optional(notificationSwitch)),
  ...fieldPerOfferedChannel(notificationSwitch),
})

export const readNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/users/:id/notification-settings',
  summary: 'What a customer is notified of, and how',
  ...ofUser,
  answers: { 200: notificationSettings },
  errors: ['not_found'],
})

export const changeNotificationSettings = defineCall({
  method: 'PUT',
  path: '/api/users/:id/notification-settings',
  summary: 'Switch some of it on or off',
  ...ofUser,
  body: z.partial(notificationSettings),
  answers: { 200: notificationSettings },
  errors: ['not_found'],
})

/** Channels, the one to be tried first in front. */
const channelsInOrder = z.array(z.enum(NOTIFICATION_CHANNELS, { error: badChannelOrder }), {
  error: badChannelOrder,
})
/** A channel that is tried before a purpose's, or null for none. */
const firstChannel = z.nullable(z.enum(NOTIFICATION_CHANNELS, { error: badFirstChannel }))
const channelOrder = z.object({
  ...fieldPerName(MESSAGE_PURPOSES, channelsInOrder),
  /** By what messages are about. */
  first: z.object(fieldPerName(MESSAGE_SUBJECTS, firstChannel)),
  /** Channels that are switched on and reach their person: the number is proven, a browser is subscribed. */
  reaching: z.array(z.enum(NOTIFICATION_CHANNELS)),
})

export const readChannelOrder = defineCall({
  method: 'GET',
  path: '/api/users/:id/channel-order',
  summary:
    'In which order a customer’s channels are tried: for what is to be seen now, for what is kept, and which one is first for some of it',
  ...ofUser,
  answers: { 200: channelOrder },
  errors: ['not_found'],
})

export const changeChannelOrder = defineCall({
  method: 'PUT',
  path: '/api/users/:id/channel-order',
  summary:
    'Change an order, which names every channel that the laundry has once, switched on or off, or the first channel for what messages are about',
  ...ofUser,
  body: z.partial(
    z.object({
      ...fieldPerName(
        MESSAGE_PURPOSES,
        channelsInOrder.check(
          z.maxLength(NOTIFICATION_CHANNELS.length, { error: badChannelOrder }),
        ),
      ),
      first: z.partial(z.object(fieldPerName(MESSAGE_SUBJECTS, firstChannel))),
    }),
  ),
  answers: { 200: channelOrder },
  errors: ['not_found'],
})
