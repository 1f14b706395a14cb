/** Caches the event types that webhooks subscribe to, so that unwanted events cost nothing. */
import { AsyncResource } from 'node:async_hooks'
import { WEBHOOK_TYPES } from '#domain/messages/webhook-messages.ts'
import type { Db } from '../../database/transaction.ts'
import type { Live } from '../../platform/live.ts'
import type { WebhookInterest } from '../../platform/webhook-interest.ts'
import { selectSubscribedTypes } from './store.ts'

/** Reads them before it returns, and again after every change that the database notifies of. */
export async function cacheWebhookTypes(db: Db, live: Live): Promise<WebhookInterest> {
  // Emitting asks from within transactions; what is read then is read outside of them.
  const apart = new AsyncResource('webhook interest')
  let known: ReadonlySet<string> | null = null
  let changes = 0
  let isReading = false

  async function read(): Promise<void> {
    isReading = true
    try {
      let before: number
      do {
        before = changes
        const lists = await selectSubscribedTypes(db)
        // Empty for every type.
        const types = lists.flatMap((types) => (types.length === 0 ? WEBHOOK_TYPES : types))
        if (before === changes) known = new Set(types)
      } while (before !== changes)
    } catch {
      // Unknown still: the next who asks has it read again.
    } finally {
      isReading = false
    }
  }
  const readApart = () => {
    if (!isReading) void apart.runInAsyncScope(read)
  }
  const forget = () => {
    changes += 1
    known = null
    readApart()
  }
  live.on('webhook_endpoints', forget)
  live.on('resync', forget)
  await read()
  return {
    has(type) {
      if (!live.listening()) return true
      if (known === null) readApart()
      return known?.has(type) ?? true
    },
    forget,
  }
}
