/** Finds the chat of a visitor's browser. */
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { chatterOfRequest } from '../../http/callers/chatter.ts'
import { findChat } from './store.ts'

/** Null where the browser has none. */
export async function visitorChatId(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<string | null> {
  const visitor = chatterOfRequest(null, request, config.baseUrl)
  return (visitor && (await findChat(db, visitor))?.id) ?? null
}
