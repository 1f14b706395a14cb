/** The API key behind the current request, for records of who did what. */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ id: string | null }>()

/** Runs what answers one request, which may turn out to be a key's. */
export function runWithApiKeyContext<T>(fn: () => T): T {
  return current.run({ id: null }, fn)
}

/** The request at hand is a key's. */
export function setActingApiKey(id: string): void {
  const request = current.getStore()
  if (request) request.id = id
}

/** The key's id; null for people, and for what no request asked for. */
export function actingApiKeyId(): string | null {
  return current.getStore()?.id ?? null
}
