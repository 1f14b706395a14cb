/** Payment methods at placing: what each checks of a new order, and records once it is stored. */
import type { Paise } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import type { Tx } from '../../database/transaction.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireAccountLimit, type Owed } from '../companies/require-account-limit.ts'
import { chooseCard } from '../../identity/profile/choose-card.ts'
import { chargeOrderToAccount } from './charge-order-to-account.ts'

/** An order that is about to be placed. */
interface Payable {
  customerId: string
  /** Whether staff or an API key places it for them. */
  isByStaff: boolean
  companyId: string | null
  /** The saved card that was chosen; undefined for the default one. */
  cardId: string | undefined
  owed: Owed
  now: Date
  timeZone: string
}

interface PlacingPayment {
  /**
   * @returns the columns of the order that the method owns
   * @throws AppError where the order can't be paid so
   */
  check(tx: Tx, deps: Pick<Deps, 'payments'>, order: Payable): Promise<CardColumns>
  /**
   * Null where nothing is recorded yet.
   * @returns whether the customer pays a part now
   */
  record:
    | ((tx: Tx, order: { id: string; total_paise: Paise }, now: Date) => Promise<boolean>)
    | null
}

interface CardColumns {
  card_id: string | null
  card_brand: string | null
  card_last4: string | null
}

const NO_CARD: CardColumns = { card_id: null, card_brand: null, card_last4: null }

/** Paid when the clothes come back. */
const ON_DELIVERY: PlacingPayment = { check: async () => NO_CARD, record: null }

export const PLACING_PAYMENTS: Readonly<Record<PaymentMethod, PlacingPayment>> = {
  cash: ON_DELIVERY,
  upi: ON_DELIVERY,
  card: {
    ...ON_DELIVERY,
    async check(tx, deps, { customerId, isByStaff, cardId, now, timeZone }) {
      if (isByStaff) throw new AppError('card_not_available', say('cardOwnersChoice'))
      const card = await chooseCard(tx, deps, customerId, cardId, now, timeZone)
      return { card_id: card.id, card_brand: card.brand, card_last4: card.last4 }
    },
  },
  account: {
    async check(tx, _, { companyId, owed, now, timeZone }) {
      if (companyId === null) throw new AppError('not_on_account', say('noAccount'))
      await requireAccountLimit(tx, companyId, owed, { now, timeZone })
      return NO_CARD
    },
    async record(tx, order, now) {
      if (order.total_paise === 0) return false
      await chargeOrderToAccount(tx, { ...order, paid_paise: 0 }, order.total_paise, now)
      return true
    },
  },
}
