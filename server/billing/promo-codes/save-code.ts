/** Makes and pauses promo codes. */
import type * as z from 'zod/mini'
import type { newPromoCode } from '#contract/discounts/promo-codes.ts'
import { fromRupees, toRupees, type Paise } from '#domain/base/money.ts'
import { normalizePromoCode } from '#domain/discounts/promo-codes.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { requirePromoCodeWithinCap } from '../refund-cap.ts'
import {
  insertPromoCode,
  selectPromoCodes,
  updatePromoCodeActive,
  type ListedCode,
} from './store.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'events'>

/** @throws AppError `name_taken`; `forbidden` for more than their refunds of a day leave them to give (`requirePromoCodeWithinCap`) */
export async function createPromoCode(
  deps: SaveDeps,
  staff: Person,
  input: z.output<typeof newPromoCode>,
): Promise<ListedCode> {
  const at = deps.clock()
  const id = newId(at)
  const code = normalizePromoCode(input.promoCode)
  try {
    await inTransaction(deps.db, async (tx) => {
      const offPaise = input.amount === null ? null : fromRupees(input.amount)
      await requirePromoCodeWithinCap(tx, staff, { percent: input.percent, offPaise })
      await insertPromoCode(tx, {
        id,
        code,
        percent: input.percent,
        off_paise: offPaise,
        least_paise: fromRupees(input.least),
        services: JSON.stringify([...new Set(input.services)]),
        first_order_only: input.firstOrderOnly,
        from_date: input.fromDate,
        until_date: input.untilDate,
        max_uses: input.maxUses,
        max_uses_per_customer: input.maxUsesPerCustomer,
        with_voucher: input.withVoucher,
        created_at: at,
      })
      await emit(tx, deps, {
        type: 'promo_code.made',
        subject: { kind: 'promo_code', id },
        actor: staff.id,
        data: { ...input, promoCode: code },
        at,
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('name_taken', say('codeTaken', { code }))
  }
  return (await selectPromoCodes(deps.db, id))[0]!
}

/**
 * Makes a code over a sum that works once, for anyone who has it, on any order; in the transaction of what it is given for.
 * @returns the code
 */
export async function createVoucherCode(
  tx: Tx,
  deps: SaveDeps,
  staff: Person,
  { code, paise, at }: { code: string; paise: Paise; at: Date },
): Promise<string> {
  const id = newId(at)
  await insertPromoCode(tx, {
    id,
    code,
    percent: null,
    off_paise: paise,
    least_paise: 0,
    services: JSON.stringify([]),
    first_order_only: false,
    from_date: null,
    until_date: null,
    max_uses: 1,
    max_uses_per_customer: 1,
    with_voucher: true,
    created_at: at,
  })
  const data = {
    promoCode: code,
    percent: null,
    amount: toRupees(paise),
    least: 0,
    services: [],
    firstOrderOnly: false,
    fromDate: null,
    untilDate: null,
    maxUses: 1,
    maxUsesPerCustomer: 1,
    withVoucher: true,
  }
  const subject = { kind: 'promo_code', id }
  await emit(tx, deps, { type: 'promo_code.made', subject, actor: staff.id, data, at })
  return code
}

/** @throws AppError `not_found`; `forbidden` for resuming a code that they may not make */
export async function setPromoCodeActive(
  deps: SaveDeps,
  staff: Person,
  id: string,
  active: boolean,
): Promise<ListedCode> {
  await inTransaction(deps.db, async (tx) => {
    const changed = await updatePromoCodeActive(tx, id, active)
    if (!changed) throw notFound('promoCode')
    if (!changed.isChanged) return
    if (active) {
      const [row] = await selectPromoCodes(tx, id)
      await requirePromoCodeWithinCap(tx, staff, {
        percent: row!.percent,
        offPaise: row!.off_paise,
      })
    }
    await emit(tx, deps, {
      type: active ? 'promo_code.resumed' : 'promo_code.paused',
      subject: { kind: 'promo_code', id },
      actor: staff.id,
      data: { promoCode: changed.code },
      at: deps.clock(),
    })
  })
  return (await selectPromoCodes(deps.db, id))[0]!
}
