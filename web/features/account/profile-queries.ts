// Queries about a customer's saved addresses and cards, and their cache keys.
import { queryOptions } from '@tanstack/react-query'
import {
  listAddresses,
  listCards,
  readChannelOrder,
  readNotificationSettings,
} from '#contract/accounts/profile.ts'
import { listConsents } from '#contract/messages/consents.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askAddresses = addressOf(listAddresses)
const askCards = addressOf(listCards)
const askSettings = addressOf(readNotificationSettings)
const askOrder = addressOf(readChannelOrder)
const askConsents = addressOf(listConsents)

/** Saved addresses, the default first. */
export function addressesQuery(userId: string) {
  return queryOptions({
    queryKey: ['addresses', userId],
    queryFn: ({ signal }) => call(askAddresses, { params: { id: userId } }, { signal }),
  })
}

/** Saved cards, the default first. */
export function cardsQuery(userId: string) {
  return queryOptions({
    queryKey: ['cards', userId],
    queryFn: ({ signal }) => call(askCards, { params: { id: userId } }, { signal }),
  })
}

export function notificationSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notification-settings', userId],
    queryFn: ({ signal }) => call(askSettings, { params: { id: userId } }, { signal }),
  })
}

/** Under which a person's order of channels is kept; read again once a channel reaches them. */
export const CHANNEL_ORDER = 'channel-order'

/** The order in which a person's channels are tried. */
export function channelOrderQuery(userId: string) {
  return queryOptions({
    queryKey: [CHANNEL_ORDER, userId],
    queryFn: ({ signal }) => call(askOrder, { params: { id: userId } }, { signal }),
  })
}

/** What a person agreed to, the newest first. */
export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ['consents', userId],
    queryFn: ({ signal }) => call(askConsents, { params: { id: userId } }, { signal }),
  })
}
