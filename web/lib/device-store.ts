// Records that the browser keeps on the device, with files in them: what waits there outlives a closed tab.
import { logProblem } from './log.ts'

/** Records of one kind. Nothing throws: what the browser refuses is logged. */
export type DeviceStore<T> = {
  /** None where the browser keeps nothing. */
  all: () => Promise<T[]>
  /** @returns whether it is kept */
  put: (record: T) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

/**
 * @param at.keyPath the field that names a record
 * @param problem what is logged where the browser keeps nothing
 */
export function deviceStore<T>(
  at: { database: string; store: string; keyPath: keyof T & string },
  problem: string,
): DeviceStore<T> {
  async function inStore<R>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<R> | IDBRequest,
  ): Promise<{ result: R } | null> {
    try {
      const database = await open(at)
      try {
        const asked = ask(database.transaction(at.store, mode).objectStore(at.store))
        return { result: (await settled(asked)) as R }
      } finally {
        database.close()
      }
    } catch (error) {
      logProblem(problem, error)
      return null
    }
  }
  return {
    all: async () => (await inStore<T[]>('readonly', (store) => store.getAll()))?.result ?? [],
    put: async (record) => (await inStore('readwrite', (store) => store.put(record))) !== null,
    remove: async (key) => void (await inStore('readwrite', (store) => store.delete(key))),
  }
}

function open(at: { database: string; store: string; keyPath: string }): Promise<IDBDatabase> {
  const request = indexedDB.open(at.database, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(at.store, { keyPath: at.keyPath })
  })
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage')))
  })
}
