/** Reads typed or scanned tags. */
import { readTagCode } from '#domain/clothes/custody-codes.ts'
import type { Db } from '../../../database/transaction.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { selectTags } from './clothes-store.ts'

export type Tag = Awaited<ReturnType<typeof selectTags>>[number]

/**
 * @returns a tag for each code, in their order
 * @throws AppError `unknown_tag` for what is no code, none that was made here, one that was
 *   replaced, or of a place that isn't used any more; `invalid_input` for one twice
 */
export async function readTags(db: Db, typed: readonly string[]): Promise<Tag[]> {
  if (typed.length === 0) return []
  const codes = typed.map((text) => {
    const code = readTagCode(text)
    if (code === null)
      throw new AppError('unknown_tag', say('misreadTag', { typed: text.slice(0, 20) }))
    return code
  })
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice !== undefined) throw new AppError('invalid_input', say('tagTwice', { code: twice }))
  const tagOf = new Map((await selectTags(db, codes)).map((tag) => [tag.code, tag]))
  return codes.map((code) => {
    const tag = tagOf.get(code)
    if (!tag) throw new AppError('unknown_tag', say('unknownTag', { code }))
    if (tag.retired_at !== null && tag.spotName !== null)
      throw new AppError('unknown_tag', say('placeRetired', { name: tag.spotName }))
    if (tag.retired_at !== null) throw new AppError('unknown_tag', say('tagRetired', { code }))
    return tag
  })
}

/** @throws AppError `tag_in_use` for a tag on something of another order, with that order's number, first name and rack */
export function refuseTagOfOtherOrder(
  { code, orderId, orderNumber, name, orderSpot: spot }: Tag,
  ownId: string,
): void {
  if (orderId === null || orderId === ownId) return
  const foreign = { number: orderNumber!, name: firstName(name), spot }
  throw new AppError('tag_in_use', say('tagOfOther', { code, ...foreign }), {
    foreign: { code, orderId, ...foreign },
  })
}

/**
 * Refuses a tag that stays with another garment than the one it is put on.
 * @param on.garmentId null where nobody said which garment it is
 * @throws AppError `tag_in_use`
 */
export function refuseTagOfOtherGarment(
  tag: Tag,
  on: { ownerId: string; garmentId: string | null },
): void {
  const { code } = tag
  if (tag.garment_id === null || tag.garment_id === on.garmentId) return
  const said = { code, garment: tag.garment_name! }
  if (tag.garment_owner !== on.ownerId) throw new AppError('tag_in_use', say('tagOfGarment', said))
  if (on.garmentId !== null) throw new AppError('tag_in_use', say('tagStaysElsewhere', said))
}

/** The order that a refused tag is on; null for what was refused for another reason. */
export function otherOrderOfTagError(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  return (error.extra as { foreign?: { orderId: string } }).foreign?.orderId ?? null
}

export function firstName(name: string | null): string {
  return (name ?? '').trim().split(/\s+/)[0] ?? ''
}
