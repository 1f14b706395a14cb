/**
 * The sign-in library's plugin for sessions proven by other means. The person is set in the call's own context, so
 * no outside request can name one.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import * as z from 'zod/mini'

const provenUser = new AsyncLocalStorage<string>()

/** The path of the library's handler. */
export const PROVEN_PATH = '/sign-in/proven'

/** Runs a call of the library's handler for a person who has proven who they are. */
export function runAsProvenUser<T>(userId: string, run: () => T): T {
  return provenUser.run(userId, run)
}

/** The plugin; what it needs of the library is loaded with it. */
export async function provenSignInPlugin() {
  const [{ APIError, createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ])
  const signInProven = createAuthEndpoint(
    PROVEN_PATH,
    { method: 'POST', body: z.object({ rememberMe: z.boolean() }) },
    async (ctx) => {
      const userId = provenUser.getStore()
      const { internalAdapter } = ctx.context
      const user = userId === undefined ? null : await internalAdapter.findUserById(userId)
      if (!user) throw new APIError('NOT_FOUND')
      const isForgotten = !ctx.body.rememberMe
      const session = await internalAdapter.createSession(user.id, isForgotten)
      await setSessionCookie(ctx, { session, user }, isForgotten)
      return ctx.json({ user: { id: user.id } })
    },
  )
  return { id: 'proven-sign-in', endpoints: { signInProven } }
}
