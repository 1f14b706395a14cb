// Device queue: records of a person, with their files, that the browser keeps until the server has them.
import { logProblem } from '#web/lib/log.ts'

/** Records of one kind, each its writer's alone. Nothing throws: failures of the browser's storage are logged. */
export type DeviceQueue<T> = {
  /** The records of one person; none where the browser keeps nothing. */
  of: (userId: string | null) => Promise<T[]>
  /** The records of everyone else. */
  notOf: (userId: string | null) => Promise<T[]>
  /** @returns whether the device has it, also after a crash */
  keep: (record: T) => Promise<boolean>
  forget: (key: string) => Promise<void>
  /**
   * Looks at a record and changes it, with nothing in between.
   * @param next what is kept in its place, null to forget it; the same record stays as it is
   * @returns the record as it was; null without one
   */
  change: (key: string, next: (record: T) => T | null) => Promise<T | null>
  /** Forgets the records of everyone else; without a person, all. */
  forgetExcept: (userId: string | null | undefined) => Promise<void>
}

/**
 * Reads and writes run one after the other, so that the last one asked for wins.
 * @param at.keyPath the field that names a record
 * @param problem what is logged where the browser keeps nothing
 */
export function openDeviceQueue<T extends { userId: string | null }>(
  at: { database: string; store: string; keyPath: keyof T & string },
  problem: string,
): DeviceQueue<T> {
  let last: Promise<unknown> = Promise.resolve()

  function inStore<R>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<{ result: R } | null> {
    const job = last.then(async () => {
      try {
        const database = await open(at)
        try {
          const transaction = database.transaction(at.store, mode, { durability: 'strict' })
          const asked = ask(transaction.objectStore(at.store))
          await completed(transaction)
          return { result: asked.result }
        } finally {
          database.close()
        }
      } catch (error) {
        logProblem(problem, error)
        return null
      }
    })
    last = job
    return job
  }

  const all = async () => (await inStore<T[]>('readonly', (store) => store.getAll()))?.result ?? []
  const forget = async (key: IDBValidKey) =>
    void (await inStore('readwrite', (store) => store.delete(key)))
  return {
    of: async (userId) => (await all()).filter((record) => record.userId === userId),
    notOf: async (userId) => (await all()).filter((record) => record.userId !== userId),
    keep: async (record) => (await inStore('readwrite', (store) => store.put(record))) !== null,
    forget,
    async change(key, next) {
      const changed = await inStore<T | undefined>('readwrite', (store) => {
        const asked: IDBRequest<T | undefined> = store.get(key)
        asked.addEventListener('success', () => {
          const record = asked.result
          const changedTo = record && next(record)
          if (changedTo === null) store.delete(key)
          else if (changedTo !== record) store.put(changedTo)
        })
        return asked
      })
      return changed?.result ?? null
    },
    forgetExcept: async (userId) => {
      const others = (await all()).filter((record) => record.userId !== userId)
      await Promise.all(others.map((record) => forget(record[at.keyPath] as IDBValidKey)))
    },
  }
}

function open(at: { database: string; store: string; keyPath: string }): Promise<IDBDatabase> {
  const request = indexedDB.open(at.database, 1)
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(at.store, { keyPath: at.keyPath })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}

/** Settles with the transaction: a request may succeed and its transaction fail, as on a full device. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('the transaction was aborted')),
    )
  })
}
