/** Reads the board: a day's stops of all riders, with as little of each as planning needs. */
import type { AnswerOf } from '#contract/base/call.ts'
import type { readRunBoard as boardCall } from '#contract/run-sheet/board.ts'
import { pinCodeIn } from '#domain/slots/coverage.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { listRiders } from '../run-sheet/assign-stop.ts'
import { readRunSheet } from '../run-sheet/read-run-sheet.ts'

/** @param wished a date; today where the laundry is, if left out */
export async function readRunBoard(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry' | 'staffWords'>,
  person: Person,
  wished: string | undefined,
): Promise<AnswerOf<typeof boardCall>> {
  const [{ date, today, stops }, riders] = await Promise.all([
    readRunSheet(deps, person, wished, true),
    listRiders(deps),
  ])
  return {
    date,
    today,
    riders: riders.map(({ id, name }) => ({ _id: id, name })),
    stops: stops.map(({ door, addressParts, units, rider = null, ...stop }) => ({
      orderId: stop.orderId,
      number: stop.number,
      kind: stop.kind,
      slot: stop.slot,
      done: stop.done,
      overdue: stop.overdue,
      dueDate: stop.dueDate,
      name: door?.name ?? stop.name,
      address: stop.address,
      pin: addressParts?.pin ?? pinCodeIn(stop.address) ?? '',
      digipin: stop.digipin,
      turn: stop.turn,
      units: units.length,
      rider,
      ...(stop.oneStop !== undefined && { oneStop: stop.oneStop }),
      ...(stop.clothesWith && { clothesWith: stop.clothesWith }),
    })),
  }
}
