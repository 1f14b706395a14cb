/** Enforces a company's credit limit, even when several people order at once. */
import { accountRefusal, reservedOnAccountPaise } from '#domain/companies/company-account.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { sumPaise, type Paise } from '#domain/base/money.ts'
import type { PriceTerms } from '#domain/orders/price-tolerance.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { readBagRanges } from '../../catalog/catalogue/bag-ranges.ts'
import type { Tx } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { companyAccountOf } from './company-account-of.ts'
import { selectUncountedOrdersOnAccount, findCompanyAccount, lockCompany } from './account-store.ts'

/** The instant, and the laundry's time zone. */
interface When {
  now: Date
  timeZone: string
}

/** What an order takes of an account: its total, or a bag without a price yet. */
export type Owed = Paise | Bag

interface Bag {
  terms: PriceTerms
  services: readonly ServiceId[]
}

/**
 * The company stays locked until `tx` ends, so two at once never count on the same rest. What bags that aren't counted
 * yet may come to takes of it too.
 * @param more what is to go on its account: paise, or a bag
 * @throws AppError `not_on_account`
 */
export async function requireAccountLimit(
  tx: Tx,
  companyId: string,
  more: Owed,
  when: When,
): Promise<void> {
  const account = await lockedAccount(tx, companyId, null, when)
  // A bag costs something, also where nobody knows how much.
  const morePaise =
    typeof more === 'number' ? more : Math.max(1, await reservedOf(tx, [more], when.now))
  const refusal = accountRefusal(account, morePaise)
  if (refusal) throw new AppError('not_on_account', refusal)
}

/**
 * What staff charge or ask for may go beyond the limit where they decide so. What is overdue stops no order that is
 * under way.
 * @param order locked by `tx`, as it was
 * @throws AppError `not_on_account`
 */
export async function requireAccountLimitOrDecision(
  tx: Tx,
  order: {
    id: string
    company_id: string | null
    payment_method: string
    counted: boolean
    total_paise: Paise
  },
  totalPaise: Paise,
  isDecided: boolean,
  when: When,
): Promise<void> {
  const { company_id: companyId } = order
  if (order.payment_method !== 'account' || companyId === null || isDecided) return
  const morePaise = order.counted ? totalPaise - order.total_paise : totalPaise
  if (morePaise <= 0) return
  const account = await lockedAccount(tx, companyId, order.id, when)
  if (accountRefusal({ ...account, blocksOverdue: false }, morePaise))
    throw new AppError('not_on_account', say('beyondAccountLimit'))
}

/** @param exceptOrder whose bag is not counted among the others */
async function lockedAccount(tx: Tx, companyId: string, exceptOrder: string | null, when: When) {
  const row = (await lockCompany(tx, companyId))
    ? await findCompanyAccount(tx, companyId)
    : undefined
  if (!row) throw notFound('company')
  const { account } = companyAccountOf(row, calendarDateIn(when.now, when.timeZone))
  const bags = await selectUncountedOrdersOnAccount(tx, companyId, exceptOrder)
  const reserved = await reservedOf(
    tx,
    bags.map((bag) => ({
      terms: { agreedPaise: bag.agreed_paise, tolerancePaise: bag.tolerance_paise },
      services: bag.bag_services,
    })),
    when.now,
  )
  return { ...account, owedPaise: account.owedPaise + reserved }
}

async function reservedOf(tx: Tx, bags: readonly Bag[], now: Date): Promise<Paise> {
  const isOpen = bags.some(({ terms }) => terms.agreedPaise === null)
  const ranges = isOpen ? await readBagRanges(tx, now) : null
  return sumPaise(
    bags.map(({ terms, services }) =>
      reservedOnAccountPaise(
        terms,
        sumPaise(services.map((service) => ranges?.get(service)?.toPaise ?? 0)),
      ),
    ),
  )
}
