/** Lease on a request to the payment service: one process at a time asks for one charge or refund. */
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { claimLease, releaseLease } from './lease-store.ts'

/**
 * Longer than the slowest request: seven calls of 20 seconds at most. Nothing waits for its end but what was asked for
 * by a process that ended, or got no answer.
 */
const LEASE_MS = 3 * 60_000

/** Another one asks for the same just now, and records the result. */
class BeingAsked extends AppError {
  constructor() {
    super('payment_pending', say('paymentConfirming'))
  }
}

/**
 * A service that knows keys makes what is asked for twice once by itself, and needs no lease. Where no answer came, the
 * lease stays until it ends: what was asked for may still be under way at the service.
 * @param key names what is asked for
 * @param ask reads what is to be asked for, asks, and records the result
 * @throws AppError `payment_pending` while another one asks, to be looked at again later; and whatever `ask` throws
 */
export async function askAlone<Result>(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  key: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  if (payments.knowsKeys) return ask()
  const now = clock()
  const until = new Date(now.getTime() + LEASE_MS)
  if (!(await claimLease(db, key, now, until))) throw new BeingAsked()
  const result = await ask()
  await releaseLease(db, key, until)
  return result
}

/** For callers who need no result now: null while another one asks. */
export async function unlessBeingAsked<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof BeingAsked) return null
    throw error
  }
}
