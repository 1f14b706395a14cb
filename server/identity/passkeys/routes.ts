/** API calls for passkeys: adding, removing, and signing in. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  addPasskey as addCall,
  beginPasskey as beginCall,
  beginPasskeySignIn as beginSignInCall,
  listPasskeys,
  removePasskey as removeCall,
  signInWithPasskey as signInCall,
} from '#contract/accounts/passkeys.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { renewSessionCookie } from '../accounts/sessions/renew-token.ts'
import { userView } from '../accounts/record/view.ts'
import { addPasskey } from './add-passkey.ts'
import { beginAddingPasskey } from './begin-adding-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'
import { selectPasskeys } from './store.ts'

export function passkeyRoutes(deps: Deps): Route[] {
  const { config, db } = deps
  const passkeysOf = async (userId: string) => {
    const { id: host } = relyingParty(config)
    return (await selectPasskeys(db, userId)).map((each) => ({
      _id: each.id,
      name: each.name,
      addedAt: each.created_at.toISOString(),
      lastUsedAt: each.last_used_at?.toISOString() ?? null,
      otherHost: each.rp_id === host ? null : each.rp_id,
    }))
  }
  return [
    route(listPasskeys, ({ person }) => passkeysOf(person.id)),
    route(beginCall, async ({ person }) => ({
      options: await beginAddingPasskey(deps, person),
    })),
    route(addCall, async ({ body, person, request }) => {
      const session = request.session!
      // The sign-in library for passkeys judges it.
      const response = body.response as unknown as RegistrationResponseJSON
      const agent = request.headers['user-agent'] ?? null
      const token = await addPasskey(deps, session, response, agent)
      return new Answer(await passkeysOf(person.id), {
        headers: { 'set-cookie': renewSessionCookie(deps, request, token) },
      })
    }),
    route(removeCall, async ({ params, person }) => {
      await removePasskey(deps, person, params.id)
      return passkeysOf(person.id)
    }),
    route(beginSignInCall, async () => ({ options: await beginPasskeySignIn(deps) })),
    route(signInCall, async ({ body, request }) => {
      const response = body.response as unknown as AuthenticationResponseJSON
      const { user, cookies } = await signInWithPasskey(
        deps,
        request,
        response,
        body.rememberMe ?? false,
      )
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed in', { userId: user.id, with: 'passkey' })
      return new Answer(
        {
          success: true as const,
          user: userView(user),
          message: request.wordsFor(user).answers.welcomeBack(user),
        },
        { headers: { 'set-cookie': cookies } },
      )
    }),
  ]
}
