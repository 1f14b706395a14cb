/** The calls of the profile: saved addresses and cards, and notification settings. */
import {
  addAddress,
  addCard,
  changeAddress as changeAddressCall,
  changeNotificationSettings as changeSettingsCall,
  deleteAddress,
  deleteCard,
  listAddresses,
  listCards,
  makeDefaultCard as makeDefaultCall,
  readNotificationSettings,
} from '#contract/profile.ts'
import { requireUser } from '../accounts/require-user.ts'
import type { Deps } from '../deps.ts'
import { ownOrStaff, route, type Route } from '../http/route.ts'
import { changeAddress } from './change-address.ts'
import { changeNotificationSettings } from './change-notification-settings.ts'
import { deleteSaved } from './delete-saved.ts'
import { makeDefaultCard } from './make-default-card.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'
import { saveAddress } from './save-address.ts'
import { saveCard } from './save-card.ts'
import { selectAddresses, selectCards } from './store.ts'
import { addressView, cardView } from './view.ts'

const GONE = { success: true as const }

export function profileRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(listAddresses, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      return (await selectAddresses(db, params.id)).map(addressView)
    }),
    route(addAddress, async ({ params, body, person }) => {
      ownOrStaff(person, params.id)
      return addressView(await saveAddress(deps, params.id, body))
    }),
    route(changeAddressCall, async ({ params, body, person }) => {
      ownOrStaff(person, params.id)
      return addressView(await changeAddress(deps, params.id, params.addressId, body))
    }),
    route(deleteAddress, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      await deleteSaved(deps, 'addresses', params.id, params.addressId)
      return GONE
    }),
    route(listCards, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      return (await selectCards(db, params.id)).map(cardView)
    }),
    route(addCard, async ({ params, body, person }) => {
      ownOrStaff(person, params.id)
      return cardView(await saveCard(deps, params.id, body))
    }),
    route(makeDefaultCall, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      return cardView(await makeDefaultCard(deps, params.id, params.cardId))
    }),
    route(deleteCard, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      await deleteSaved(deps, 'cards', params.id, params.cardId)
      return GONE
    }),
    route(readNotificationSettings, async ({ params, person }) => {
      ownOrStaff(person, params.id)
      await requireUser(db, params.id)
      return notificationSettingsOf(db, params.id)
    }),
    route(changeSettingsCall, async ({ params, body, person }) => {
      ownOrStaff(person, params.id)
      return changeNotificationSettings(deps, params.id, body)
    }),
  ]
}
