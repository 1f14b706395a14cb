/** Calls of a statement that several requests make in one transaction, sent as one. */
import { type Db, isSharedTransaction } from '../transaction.ts'

interface Gathered<Item, Answer> {
  items: Item[]
  answers: Promise<readonly Answer[]>
}

/**
 * Makes a function of one item from a statement for many. In a shared transaction the calls of one moment are sent
 * together, in the place of the first of them; anywhere else each is sent at once.
 * @param send answers each item in its place
 */
export function gatherCalls<Handle extends Db, Item, Answer>(
  send: (db: Handle, items: readonly Item[]) => Promise<readonly Answer[]>,
): (db: Handle, item: Item) => Promise<Answer> {
  const open = new WeakMap<Db, Gathered<Item, Answer>>()

  const gather = (db: Handle): Gathered<Item, Answer> => {
    const items: Item[] = []
    const answers = Promise.resolve().then(() => {
      open.delete(db)
      return send(db, items)
    })
    const gathered = { items, answers }
    open.set(db, gathered)
    return gathered
  }

  return async (db, item) => {
    if (!isSharedTransaction(db)) return (await send(db, [item]))[0]!
    const { items, answers } = open.get(db) ?? gather(db)
    const place = items.push(item) - 1
    return (await answers)[place]!
  }
}
