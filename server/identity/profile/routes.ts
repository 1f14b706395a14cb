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
import { requireUser } from '../find-user.ts'
import { recordForOther } from '../../audit/record-for-other.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/session.ts'
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
  const { db, clock, settings } = deps

  /** Makes a change, and keeps who made it where staff do it for a customer. */
  async function kept<T>(
    person: Person,
    userId: string,
    [action, summary]: readonly [string, string],
    change: (inside: Deps) => Promise<T>,
  ): Promise<T> {
    return inTransaction(db, async (tx) => {
      const changed = await change({ ...deps, db: tx })
      await recordForOther(tx, person, userId, { action, summary, at: clock() })
      return changed
    })
  }

  return [
    route(listAddresses, async ({ params }) =>
      (await selectAddresses(db, params.id)).map(addressView),
    ),
    route(addAddress, async ({ params, body, person }) => {
      const said = ['customer.address_added', 'Saved an address for a customer'] as const
      const facts = await settings.current()
      return addressView(
        await kept(person, params.id, said, (inside) =>
          saveAddress(inside, facts, params.id, body),
        ),
      )
    }),
    route(changeAddressCall, async ({ params, body, person }) => {
      const said = ['customer.address_changed', 'Changed a saved address of a customer'] as const
      const { id, addressId } = params
      return addressView(
        await kept(person, id, said, (inside) => changeAddress(inside, id, addressId, body)),
      )
    }),
    route(deleteAddress, async ({ params, person }) => {
      const said = ['customer.address_deleted', 'Deleted a saved address of a customer'] as const
      const { id, addressId } = params
      await kept(person, id, said, (inside) => deleteSaved(inside, 'addresses', id, addressId))
      return GONE
    }),
    route(listCards, async ({ params }) => (await selectCards(db, params.id)).map(cardView)),
    route(addCard, async ({ params, body, person }) =>
      cardView(await saveCard(deps, params.id, body, person)),
    ),
    route(makeDefaultCall, async ({ params, person }) => {
      const said = [
        'customer.card_preferred',
        'Made a saved card of a customer the default',
      ] as const
      const { id, cardId } = params
      return cardView(await kept(person, id, said, (inside) => makeDefaultCard(inside, id, cardId)))
    }),
    route(deleteCard, async ({ params, person }) => {
      const said = ['customer.card_deleted', 'Deleted a saved card of a customer'] as const
      const { id, cardId } = params
      await kept(person, id, said, (inside) => deleteSaved(inside, 'cards', id, cardId))
      return GONE
    }),
    route(readNotificationSettings, async ({ params }) => {
      await requireUser(db, params.id)
      return notificationSettingsOf(db, params.id)
    }),
    route(changeSettingsCall, async ({ params, body, person }) => {
      const said = ['customer.notices_changed', 'Changed what a customer is notified of'] as const
      return kept(person, params.id, said, (inside) =>
        changeNotificationSettings(inside, params.id, body),
      )
    }),
  ]
}
