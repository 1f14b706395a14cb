/** API calls for signing in by text message. */
import type { FastifyRequest } from 'fastify'
import {
  claimAccount as claimCall,
  RESEND_SECONDS,
  sendSignInCode,
  signInByPhone as signInCall,
  signInWays,
} from '#contract/accounts/phone-sign-in.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security-log.ts'
import { endReplacedSession } from '../../accounts/sessions/end-staff-access.ts'
import { knownDeviceCookie } from '../../accounts/sessions/known-device.ts'
import { userView } from '../../accounts/record/view.ts'
import { offersPasskeys } from '../../passkeys/relying-party.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { offersPhoneCodes } from '../numbers/offers-phone-codes.ts'
import { normalizePhone } from '../numbers/assign-phone.ts'
import type { Person } from '../../../http/callers/session.ts'
import { claimAccount } from './claim-account.ts'
import { signInByPhone } from './sign-in-by-phone.ts'

export function phoneSignInRoutes(deps: Deps): Route[] {
  const { config, db } = deps
  async function signedIn(
    request: FastifyRequest,
    { user, cookies }: { user: Person; cookies: string[] },
  ) {
    await endReplacedSession(db, request.session)
    logSecurity(request, config, 'signed in', { userId: user.id, with: 'phone' })
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
  }

  return [
    route(signInWays, async () => ({
      phoneCode: offersPhoneCodes(deps),
      passkey: offersPasskeys(config),
    })),
    route(sendSignInCode, async ({ body, request, words }) => {
      const asked = await requestSignInCode(deps, request, body.phone, body.isMobile)
      return {
        ticket: asked.ticket,
        message: words.answers.signInCodeSent({ inOutbox: config.sms === null }),
        resendAfterSeconds: Math.max(RESEND_SECONDS, asked.resendAfterSeconds),
      }
    }),
    route(signInCall, async ({ body, request, words: { answers } }) => {
      const found = await signInByPhone(deps, request, { rememberMe: false, ...body })
      if ('phoneProof' in found) {
        const message = found.claimable ? answers.accountToClaim : answers.noPhoneAccount
        return { success: false as const, message, ...found }
      }
      return signedIn(request, found)
    }),
    route(claimCall, async ({ body, request }) =>
      signedIn(request, await claimAccount(deps, request, { rememberMe: false, ...body })),
    ),
  ]
}
