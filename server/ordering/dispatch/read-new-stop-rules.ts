/** Reads who gets new stops, by name. */
import type { NewStops } from '#contract/run-sheet/new-stops.ts'
import { branchOfPerson } from '#domain/base/branch.ts'
import { pinsOfRider, ridersOfRules } from '#domain/run-sheet/default-rider.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { listRiders } from '../run-sheet/assign-stop.ts'
import { selectNames, selectPlanners } from './new-stops-store.ts'

export async function readNewStopRules(
  deps: Pick<Deps, 'db' | 'laundry'>,
  person: Person,
): Promise<NewStops> {
  const { newStops: rules } = await deps.laundry(branchOfPerson(person)).settings.current()
  const [riders, planners] = await Promise.all([listRiders(deps), selectPlanners(deps.db)])
  const gone = ridersOfRules(rules).filter((id) => !riders.some((rider) => rider.id === id))
  const named = riders.map(({ id, name }) => ({ _id: id, name }))
  return {
    takesAll: named.find(({ _id }) => _id === rules.takesAll) ?? null,
    areas: named
      .map((rider) => ({ rider, pins: pinsOfRider(rules.areas, rider._id) }))
      .filter(({ pins }) => pins.length > 0),
    gone: (await selectNames(deps.db, gone)).map(({ name }) => name),
    planners,
  }
}
