/** API calls for the second factor. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import {
  beginAuthenticator as beginCall,
  beginPasskeyProof as beginPasskeyCall,
  endSignIn as endCall,
  makeRecoveryCodes as makeCodesCall,
  proveAgain as proveAgainCall,
  proveAuthenticator as proveCall,
  proveWithPasskey as proveWithPasskeyCall,
  readSecondFactor,
  removeAuthenticator as removeCall,
} from '#contract/accounts/second-factor.ts'
import { takeSecondFactor as takeCall } from '#contract/people/staff.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { knownDeviceCookie } from '../accounts/sessions/known-device.ts'
import { renewSessionCookie } from '../accounts/sessions/renew-token.ts'
import { userView } from '../accounts/record/view.ts'
import { normalizePhone } from '../phone/numbers/assign-phone.ts'
import { beginPasskeyProof, proveWithPasskey } from '../passkeys/prove-with-passkey.ts'
import {
  beginAuthenticatorSetUp,
  makeRecoveryCodes,
  confirmAuthenticatorSetUp,
  removeAuthenticator,
} from './authenticator.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { renewProof } from './renew-proof.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { secondFactorView } from './view.ts'

export function secondFactorRoutes(deps: Deps): Route[] {
  const { config, db } = deps
  const proven = async (request: FastifyRequest, newToken: string) =>
    new Answer(await secondFactorView(deps, request, newToken), {
      headers: { 'set-cookie': renewSessionCookie(deps, request, newToken) },
    })

  return [
    route(readSecondFactor, ({ request }) => secondFactorView(deps, request)),
    route(beginCall, ({ person }) => beginAuthenticatorSetUp(deps, person)),
    route(proveCall, async ({ body, request }) => {
      const { recoveryCodes, newToken } = await confirmAuthenticatorSetUp(
        deps,
        request.session!,
        body.code,
      )
      logSecurity(request, config, 'second factor added', { userId: request.person!.id })
      return new Answer(
        { recoveryCodes },
        { headers: { 'set-cookie': renewSessionCookie(deps, request, newToken) } },
      )
    }),
    route(removeCall, async ({ person, request }) => {
      await removeAuthenticator(deps, person)
      logSecurity(request, config, 'second factor removed', { userId: person.id })
      return secondFactorView(deps, request)
    }),
    route(makeCodesCall, async ({ person }) => ({
      recoveryCodes: await makeRecoveryCodes(deps, person),
    })),
    route(proveAgainCall, async ({ body, request }) => {
      return proven(request, await renewProof(deps, request.session!, body))
    }),
    route(beginPasskeyCall, async ({ person }) => ({
      options: await beginPasskeyProof(deps, person.id),
    })),
    route(proveWithPasskeyCall, async ({ body, request }) => {
      // The sign-in library for passkeys judges it.
      const response = body.response as unknown as AuthenticationResponseJSON
      return proven(request, await proveWithPasskey(deps, request.session!, response))
    }),
    route(takeCall, async ({ params, person, request, words }) => {
      const { name } = await removeSecondFactor(deps, person, params.id)
      logSecurity(request, config, 'second factor taken', { userId: params.id })
      return { message: words.answers.secondFactorTaken({ name }) }
    }),
    route(endCall, async ({ body, request }) => {
      const { user, cookies } = await finishSignIn(deps, request, body)
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed in', { userId: user.id, with: 'second factor' })
      return new Answer(
        {
          success: true as const,
          user: userView(user),
          message: request.wordsFor(user).answers.welcomeBack(user),
        },
        {
          headers: {
            'set-cookie': [
              ...cookies,
              knownDeviceCookie(user.email || normalizePhone(user.phone), config),
            ],
          },
        },
      )
    }),
  ]
}
