/** A person's saved addresses, cards, notification settings and quiet hours: exported, and erased with the account. */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { queueCardRemoval } from './remove-detached-cards.ts'
import { requireUser } from '../find-user.ts'
import { offeredOrder } from './read-channel-order.ts'
import { selectChannelOrder } from './channel-order-store.ts'
import { selectQuietHours } from './own-quiet-hours-store.ts'
import { offeredSettings } from './offered-settings.ts'
import { selectNotificationSettings } from './select-notification-settings.ts'
import { selectAddresses, selectCards } from './store.ts'
import { addressView, cardView } from './view.ts'

const TABLES = [
  'addresses',
  'cards',
  'notification_choices',
  'channel_orders',
  'own_quiet_hours',
] as const

export const profileData: PersonalData = {
  // What the payment service is yet to forget has no person any more.
  tables: TABLES,
  async *collect({ db, config }, { id }) {
    yield* jsonExportFile('addresses.json', (await selectAddresses(db, id)).map(addressView))
    yield* jsonExportFile('cards.json', (await selectCards(db, id)).map(cardView))
    yield {
      name: 'notification-settings.json',
      json: offeredSettings(
        config,
        await requireUser(db, id),
        await selectNotificationSettings(db, id),
      ),
    }
    yield {
      name: 'channel-order.json',
      json: offeredOrder(config, await selectChannelOrder(db, id)),
    }
    yield { name: 'quiet-hours.json', json: await selectQuietHours(db, id) }
  },
  async erase(tx, deps, { id }, now) {
    const cards = await tx.selectFrom('cards').select('token').where('user_id', '=', id).execute()
    const tokens = cards.map(({ token }) => token)
    await queueCardRemoval(tx, deps, tokens, { withPayer: true, now })
    for (const table of TABLES) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  },
}
