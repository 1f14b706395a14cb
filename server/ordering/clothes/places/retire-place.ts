/** Retires a rack, machine or van. */
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { lockPlace, markPlaceRetired, selectUnitsAtPlace } from './store.ts'

/** How many of what stands there are named. */
const NAMED = 3

/**
 * Its tag is refused from then on, and its name is free. A second time changes nothing more.
 * @throws AppError `unknown_tag` for what is no place; `no_longer_changeable` while something is there
 */
export async function retirePlace(deps: Deps, staff: Person, typed: string): Promise<void> {
  const code = readTagCode(typed)
  if (code === null)
    throw new AppError('unknown_tag', say('misreadTag', { typed: typed.slice(0, 20) }))
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const place = await lockPlace(tx, code)
    if (!place) throw new AppError('unknown_tag', say('noPlace', { code }))
    if (place.retired_at !== null) return
    const { name } = place
    const there = await selectUnitsAtPlace(tx, code)
    if (there.length > 0) {
      const things = there.slice(0, NAMED)
      throw new AppError(
        'no_longer_changeable',
        say('placeInUse', { name, things, more: there.length - things.length }),
      )
    }
    await markPlaceRetired(tx, code, at)
    const subject = { kind: 'place', id: newId(at) }
    const data = { code, name }
    await emit(tx, deps, { type: 'place.retired', subject, actor: staff.id, data, at })
  })
}
