/** Writes under an Idempotency-Key: a repeated request is stored once and gets the first result. */
import { createHash } from 'node:crypto'
import { isUniqueViolation } from '../database/constraint-errors.ts'
import { AppError, say, type RecordKind } from './app-error.ts'

export interface Repeat<T> {
  /** The request's Idempotency-Key. */
  key: string | null
  /** The unique constraint that refuses the key's second use, by its name in the migrations. */
  constraint: string
  /** What the key's first call made. */
  find: (key: string) => Promise<T | undefined>
  /** Whether that call asked for the same. */
  isSame: (earlier: T) => boolean
  /** What is made, for the refusal. */
  what: RecordKind
  /** Which failures may hide a repeated request beside the constraint's; none if left out. */
  isRefusal?: (error: unknown) => boolean
}

/**
 * @returns what `write` or the key's first call made, and whether this call made it
 * @throws AppError `key_reused` where the key came with something else; whatever `write` throws otherwise
 */
export async function runOnceByKey<T>(
  { key, constraint, find, isSame, what, isRefusal }: Repeat<T>,
  write: () => Promise<T>,
): Promise<{ made: T; isNew: boolean }> {
  try {
    return { made: await write(), isNew: true }
  } catch (error) {
    if (key === null || !(isUniqueViolation(error, constraint) || isRefusal?.(error))) throw error
    const earlier = await find(key)
    if (earlier === undefined) throw error
    if (!isSame(earlier)) throw new AppError('key_reused', say('keyReused', { what }))
    return { made: earlier, isNew: false }
  }
}

/**
 * Writes what is a fact, and is recognised by its key alone: sent again, it is the same.
 * @param once.isKnown whether an earlier call wrote it; asked where `write` is refused, too
 * @returns what `write` gives; true where an earlier call wrote it
 * @throws whatever `write` throws where no earlier call wrote it
 */
export async function writeOnceByKey(
  {
    isKnown,
    ...once
  }: Pick<Repeat<true>, 'constraint' | 'what'> & {
    key: string
    isKnown: () => Promise<boolean>
  },
  write: () => Promise<boolean>,
): Promise<boolean> {
  const { made } = await runOnceByKey<boolean>(
    {
      ...once,
      find: async () => (await isKnown()) || undefined,
      isSame: () => true,
      isRefusal: (error) => error instanceof AppError,
    },
    write,
  )
  return made
}

/**
 * What is stored with a key to recognise the same request. A checked body has its fields in the
 * contract's order, however the client sent them.
 */
export function requestHash(key: string | null, body: object): string | null {
  return key === null ? null : createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
