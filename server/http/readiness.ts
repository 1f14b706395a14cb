/** Health checks for a proxy: whether the process is alive, and whether it accepts requests. */
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { AppError, say } from '../platform/app-error.ts'
import type { Deps } from '../platform/deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says from now on that this process should be given no more requests; those that come are answered,
     * and each answer that its connection ends.
     */
    leave(): void
  }
}

/** Adds `/healthz`, `/readyz` and `app.leave()`. */
export function addHealthChecks(
  app: FastifyInstance,
  { db, live }: Pick<Deps, 'db' | 'live'>,
): void {
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.addHook('onRequest', (_, reply, done) => {
    if (isLeaving) void reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async () => {
    if (isLeaving) throw new AppError('unavailable', say('leaving'))
    await sql`select 1`.execute(db)
    if (!live.listening()) throw new AppError('unavailable', say('notListening'))
    return { ok: true }
  })
}
