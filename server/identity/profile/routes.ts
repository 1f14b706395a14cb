/** API calls for the profile: saved addresses and cards, and notification settings. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  addAddress,
  addCard,
  changeAddress as changeAddressCall,
  changeChannelOrder as changeOrderCall,
  changeNotificationSettings as changeSettingsCall,
  deleteAddress,
  deleteCard,
  listAddresses,
  listCards,
  makeDefaultCard as makeDefaultCall,
  readChannelOrder as readOrderCall,
  readNotificationSettings,
} from '#contract/accounts/profile.ts'
import {
  changeOwnQuietHours as changeHoursCall,
  readOwnQuietHours,
} from '#contract/accounts/own-quiet-hours.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { requireUser } from '../find-user.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { IdentityEvents } from '../../events/types/identity.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { changeAddress } from './change-address.ts'
import { changeChannelOrder } from './change-channel-order.ts'
import { changeNotificationSettings } from './change-notification-settings.ts'
import { changeOwnQuietHours } from './change-own-quiet-hours.ts'
import { deleteSavedEntry } from './delete-saved-entry.ts'
import { makeDefaultCard } from './make-default-card.ts'
import { selectQuietHours } from './own-quiet-hours-store.ts'
import { offeredSettings } from './offered-settings.ts'
import { selectNotificationSettings } from './select-notification-settings.ts'
import { readChannelOrder } from './read-channel-order.ts'
import { saveAddress } from './save-address.ts'
import { saveCard } from './save-card.ts'
import { selectAddresses, selectCards } from './store.ts'
import { addressView, cardView } from './view.ts'

const GONE = { success: true as const }

type ProfileEvent = Exclude<
  Extract<keyof IdentityEvents, `customer.${string}`>,
  'customer.changed' | 'customer.noted' | 'customer.card_added'
>

export function profileRoutes(deps: Deps): Route[] {
  const { db, clock, config, laundry } = deps

  /** Makes a change of somebody's profile, and says what happened. */
  async function make<T>(
    type: ProfileEvent,
    by: Person,
    userId: string,
    change: (inside: Deps) => Promise<T>,
  ): Promise<T> {
    return inTransaction(db, async (tx) => {
      const changed = await change({ ...deps, db: tx })
      const subject = { kind: 'customer', id: userId.toLowerCase() }
      const data = { userId: subject.id }
      await emit(tx, deps, { type, subject, actor: by.id, data, at: clock() })
      return changed
    })
  }

  return [
    route(listAddresses, async ({ params }) =>
      (await selectAddresses(db, params.id)).map(addressView),
    ),
    route(addAddress, async ({ params, body, person }) => {
      const said = 'customer.address_added'
      const facts = await laundry(branchOfPerson(person)).settings.current()
      return addressView(
        await make(said, person, params.id, (inside) =>
          saveAddress(inside, facts, params.id, body),
        ),
      )
    }),
    route(changeAddressCall, async ({ params, body, person }) => {
      const said = 'customer.address_changed'
      const { id, addressId } = params
      if (body.leaveWithGuard && !isRecordOwner(person, id))
        throw new AppError('forbidden', say('customersRelease'))
      return addressView(
        await make(said, person, id, (inside) => changeAddress(inside, id, addressId, body)),
      )
    }),
    route(deleteAddress, async ({ params, person }) => {
      const said = 'customer.address_deleted'
      const { id, addressId } = params
      await make(said, person, id, (inside) => deleteSavedEntry(inside, 'addresses', id, addressId))
      return GONE
    }),
    route(listCards, async ({ params }) => (await selectCards(db, params.id)).map(cardView)),
    route(addCard, async ({ params, body, person }) =>
      cardView(await saveCard(deps, params.id, body, person)),
    ),
    route(makeDefaultCall, async ({ params, person }) => {
      const said = 'customer.card_preferred'
      const { id, cardId } = params
      return cardView(await make(said, person, id, (inside) => makeDefaultCard(inside, id, cardId)))
    }),
    route(deleteCard, async ({ params, person }) => {
      const said = 'customer.card_deleted'
      const { id, cardId } = params
      await make(said, person, id, (inside) => deleteSavedEntry(inside, 'cards', id, cardId))
      return GONE
    }),
    route(readNotificationSettings, async ({ params }) => {
      const person = await requireUser(db, params.id)
      return offeredSettings(config, person, await selectNotificationSettings(db, params.id))
    }),
    route(changeSettingsCall, async ({ params, body, person, words }) => {
      const said = 'customer.notices_changed'
      return make(said, person, params.id, (inside) =>
        changeNotificationSettings(inside, params.id, body, { by: person, words }),
      )
    }),
    route(readOrderCall, async ({ params }) => {
      await requireUser(db, params.id)
      return readChannelOrder(deps, params.id)
    }),
    route(changeOrderCall, async ({ params, body, person }) => {
      const said = 'customer.notices_changed'
      return make(said, person, params.id, (inside) => changeChannelOrder(inside, params.id, body))
    }),
    route(readOwnQuietHours, async ({ params }) => {
      await requireUser(db, params.id)
      return selectQuietHours(db, params.id)
    }),
    route(changeHoursCall, async ({ params, body, person }) => {
      const said = 'customer.notices_changed'
      const { id } = params
      return make(said, person, id, (inside) => changeOwnQuietHours(inside, id, body.own))
    }),
  ]
}
