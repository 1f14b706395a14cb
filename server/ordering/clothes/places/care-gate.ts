/** The care check: refuses a process that a garment's limits forbid, unless a reason is given. */
import type { Unit } from '#domain/clothes/custody.ts'
import { piecesForbiddingProcess, type Process } from '#domain/garments/garment-care.ts'
import type { Tx } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { readCareLimitedGarments } from './store.ts'

/**
 * @param into a machine; `process` null where nobody said what it does, and for what is none
 * @param reason why it goes in all the same
 * @returns the reason, where one is needed; null where everything may get what is done there
 * @throws AppError `against_care` where a reason is needed and there is none, with the pieces and what they may not get
 */
export async function requireCareOverrideReason(
  tx: Tx,
  orderId: string,
  { thing, units }: { thing: Unit; units: readonly Unit[] },
  { name: machine, process }: { name: string; process: Process | null },
  reason: string | undefined,
): Promise<string | null> {
  if (process === null) return null
  const pieces = piecesForbiddingProcess(
    process,
    thing,
    units,
    await readCareLimitedGarments(tx, orderId),
  )
  if (pieces.length === 0) return null
  if (reason !== undefined) return reason
  const isBag = thing.kind === 'bag'
  const names = pieces.map(({ name }) => name)
  throw new AppError(
    'against_care',
    say('againstCare', { pieces: names, machine, process, isBag }),
    {
      refused: { orderId, machine, process, isBag, pieces },
    },
  )
}
