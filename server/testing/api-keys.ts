/** API keys made in the console, and programs that use them, for tests. */
import { makeApiKey, type ApiKey } from '#contract/webhooks/api-keys.ts'
import { PERMISSIONS, type Permission } from '#domain/people/permissions.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { clientOf, type Client } from './client.ts'

/** Somebody's key, and what asks with it. */
export interface Program extends Client {
  apiKey: ApiKey
  secret: string
}

/**
 * Has staff make a key.
 * @param permissions all of them if left out
 */
export async function clientWithNewApiKey(
  app: FastifyInstance,
  staff: Client,
  permissions: readonly Permission[] = PERMISSIONS,
  expiresInDays: 30 | null = null,
): Promise<Program> {
  const body = { name: 'Accounting', permissions: [...permissions], expiresInDays }
  const { body: made } = await staff.call(makeApiKey, { body })
  return { ...clientWithApiKey(app, made.secret), ...made }
}

/** A program that gives this as its key. */
export function clientWithApiKey(app: FastifyInstance, secret: string): Client {
  const asking = { authorization: `Bearer ${secret}` }
  return clientOf({
    inject: (request: InjectOptions) =>
      app.inject({ ...request, headers: { ...asking, ...request.headers } }),
  } as unknown as FastifyInstance)
}
