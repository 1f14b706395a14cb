/** Racks, machines and vans get a tag and a name, and other names later. */
import type { Place } from '#contract/places.ts'
import { readTagCode } from '#domain/custody-codes.ts'
import type { PlaceKind } from '#domain/places.ts'
import { isUniqueViolation } from '../../database/constraint-errors.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { drawTags } from '../custody/make-tags.ts'
import { insertPlace, selectPlaces, updatePlaceName } from './store.ts'

/** @throws AppError `invalid_input` for a name that another place has */
export async function makePlace(
  deps: Deps,
  staff: Person,
  { kind, name }: { kind: PlaceKind; name: string },
): Promise<Place> {
  const at = deps.clock()
  return named(deps, name, async (tx) => {
    const [code] = await drawTags(tx, 'place', 1, at)
    await insertPlace(tx, { code: code!, kind, name })
    const subject = { kind: 'place', id: newId(at) }
    const data = { code: code!, name }
    await emit(tx, deps, { type: 'place.made', subject, actor: staff.id, data, at })
    return code!
  })
}

/** @throws AppError `unknown_tag` for what is no place; `invalid_input` for a name that another place has */
export async function renamePlace(
  deps: Deps,
  staff: Person,
  typed: string,
  name: string,
): Promise<Place> {
  const at = deps.clock()
  const code = readTagCode(typed)
  if (code === null)
    throw new AppError('unknown_tag', say('misreadTag', { typed: typed.slice(0, 20) }))
  return named(deps, name, async (tx) => {
    const from = await updatePlaceName(tx, code, name)
    if (from === undefined) throw new AppError('unknown_tag', say('noPlace', { code }))
    const subject = { kind: 'place', id: newId(at) }
    const data = { code, from, to: name }
    if (from !== name)
      await emit(tx, deps, { type: 'place.renamed', subject, actor: staff.id, data, at })
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
