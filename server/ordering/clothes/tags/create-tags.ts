/** Makes codes for new tags. */
import { randomInt } from 'node:crypto'
import type { UnitKind } from '#domain/clothes/custody.ts'
import { TAG_CODES, tagCodeFromNumber } from '#domain/clothes/custody-codes.ts'
import type { TagKind } from '#domain/clothes/places.ts'
import { inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Person } from '../../../http/callers/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { insertTags } from '../record/clothes-store.ts'

/** @returns so many new codes, in the order in which they are printed */
export async function createTags(
  deps: Deps,
  staff: Person,
  { kind, count }: { kind: UnitKind; count: number },
): Promise<string[]> {
  const at = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const codes = await drawFreeTagCodes(tx, kind, count, at)
    const subject = { kind: 'tags', id: newId(at) }
    await emit(tx, deps, {
      type: 'tags.made',
      subject,
      actor: staff.id,
      data: { kind, count },
      at,
    })
    return codes
  })
}

/** @returns so many codes that no tag had before */
export async function drawFreeTagCodes(
  tx: Tx,
  kind: TagKind,
  count: number,
  madeAt: Date,
): Promise<string[]> {
  const codes: string[] = []
  while (codes.length < count) {
    const drawn = Array.from({ length: count - codes.length }, () =>
      tagCodeFromNumber(randomInt(TAG_CODES)),
    )
    codes.push(...(await insertTags(tx, [...new Set(drawn)], kind, madeAt)))
  }
  return codes
}
