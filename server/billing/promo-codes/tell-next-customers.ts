/** Tells the next customers of a promo code, each once. */
import { toRupees } from '#domain/base/money.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Queues } from '../../platform/jobs/queues.ts'
import { promoLimitsOf } from './promo-limits-of.ts'
import type { ListedCode } from './store.ts'
import { findTellingTerms } from './find-audience.ts'
import { insertNextTold, lockTelling, updateTelling } from './telling-store.ts'

type Job = Queues['tell-of-offer']

/** Few enough that orders wait for none of them. */
const AT_ONCE = 100

/** Other messages leave in between. */
const PAUSE_MS = 5000

/**
 * One step in one transaction: who is told, their messages, how far it is, and the job of the next step. A job that is
 * done twice finds that its step is over.
 */
export async function tellNextCustomers(
  deps: Deps,
  jobs: readonly Job[],
  atOnce = AT_ONCE,
): Promise<void> {
  for (const job of jobs) await inTransaction(deps.db, (tx) => tellNext(tx, deps, job, atOnce))
}

async function tellNext(tx: Tx, deps: Deps, job: Job, atOnce: number): Promise<void> {
  const { codeId, after } = job
  const telling = await lockTelling(tx, codeId)
  if (telling?.reached_id !== after) return
  const at = deps.clock()
  const { code, cap, leavesAt, refusal } = await findTellingTerms(tx, deps, codeId)
  if (refusal) {
    await updateTelling(tx, codeId, { reached_id: after, finished_at: at })
    return
  }
  if (leavesAt) {
    await deps.jobs.enqueueAt(tx, 'tell-of-offer', { at: leavesAt, job })
    return
  }
  const people = await insertNextTold(tx, code, { cap, after, most: atOnce, at })
  for (const userId of people)
    await notify(tx, deps, {
      kind: 'promo.offered',
      params: offerOf(code),
      userId,
      dedupeKey: `promo_code:${codeId}`,
      link: `/new-order?code=${code.code}`,
      at,
    })
  const isLast = people.length < atOnce
  const reached = people.at(-1) ?? after
  await updateTelling(tx, codeId, { reached_id: reached, finished_at: isLast ? at : null })
  if (isLast) return
  const next = { at: new Date(at.getTime() + PAUSE_MS), job: { codeId, after: reached } }
  await deps.jobs.enqueueAt(tx, 'tell-of-offer', next)
}

function offerOf(row: ListedCode) {
  const { active: _active, ...limits } = promoLimitsOf(row)
  return {
    ...limits,
    code: row.code,
    percent: row.percent,
    amount: row.off_paise === null ? null : toRupees(row.off_paise),
    least: toRupees(row.least_paise),
  }
}
