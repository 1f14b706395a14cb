/** Adds and renames racks, machines and vans, each with a tag; a machine has a process. */
import type { Place } from '#contract/clothes/places.ts'
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { PlaceKind } from '#domain/clothes/places.ts'
import { isUniqueViolation } from '../../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { NewEvent } from '../../../events/event-types.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { drawFreeTagCodes } from '../tags/create-tags.ts'
import { insertPlace, lockPlace, selectPlaces, updatePlace } from './store.ts'

/** @throws AppError `invalid_input` for a name that another place has */
export async function createPlace(
  deps: Deps,
  staff: Person,
  {
    kind,
    name,
    process = null,
  }: { kind: PlaceKind; name: string; process?: Process | null | undefined },
): Promise<Place> {
  const at = deps.clock()
  return named(deps, name, async (tx) => {
    const [code] = await drawFreeTagCodes(tx, 'place', 1, at)
    await insertPlace(tx, { code: code!, kind, name, process })
    const about = { subject: { kind: 'place', id: newId(at) }, actor: staff.id, at }
    const events: NewEvent[] = [{ type: 'place.made', data: { code: code!, name }, ...about }]
    if (process)
      events.push({ type: 'place.process_set', data: { code: code!, name, process }, ...about })
    await emit(tx, deps, ...events)
    return code!
  })
}

/**
 * @param place.process left out, it stays
 * @throws AppError `unknown_tag` for what is no place; `invalid_input` for a name that another place has, and for a
 *   process of what is no machine
 */
export async function renamePlace(
  deps: Deps,
  staff: Person,
  typed: string,
  { name, process: said }: { name: string; process?: Process | null | undefined },
): Promise<Place> {
  const at = deps.clock()
  const code = readTagCode(typed)
  if (code === null)
    throw new AppError('unknown_tag', say('misreadTag', { typed: typed.slice(0, 20) }))
  return named(deps, name, async (tx) => {
    const before = await lockPlace(tx, code)
    if (!before) throw new AppError('unknown_tag', say('noPlace', { code }))
    if (before.retired_at !== null) throw new AppError('unknown_tag', say('placeRetired', before))
    const process = said === undefined ? before.process : said
    if (process !== null && before.kind !== 'machine')
      throw new AppError('invalid_input', say('noMachine', before))
    await updatePlace(tx, code, { name, process })
    const about = { subject: { kind: 'place', id: newId(at) }, actor: staff.id, at }
    const events: NewEvent[] = []
    if (before.name !== name)
      events.push({ type: 'place.renamed', data: { code, from: before.name, to: name }, ...about })
    if (before.process !== process)
      events.push({ type: 'place.process_set', data: { code, name, process }, ...about })
    await emit(tx, deps, ...events)
    return code
  })
}

/** @param write gives the place's code */
async function named(deps: Deps, name: string, write: (tx: Tx) => Promise<string>): Promise<Place> {
  const code = await inTransaction(deps.db, write).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'places_names')) throw error
    throw new AppError('invalid_input', say('placeName', { name }))
  })
  const [place] = await selectPlaces(deps.db, code)
  return place!
}
