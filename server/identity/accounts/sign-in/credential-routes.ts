/** API calls for signing in: Google, Facebook, and forgotten passwords. */
import {
  checkResetLink,
  forgotPassword as forgotCall,
  resetPassword as resetCall,
  socialCallback,
  socialProviders,
  socialSignIn,
} from '#contract/accounts/accounts.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { Answer, route, type Route } from '../../../http/route.ts'
import { callSignInLibrary } from './call-sign-in-library.ts'
import { forgotPassword } from './forgot-password.ts'
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts'
import { beginSocialSignIn, endSocialSignIn } from './social-sign-in.ts'
import { socialProvidersOf } from './social.ts'

export function credentialRoutes(deps: Deps): Route[] {
  const { config } = deps
  return [
    route(socialProviders, async () => socialProvidersOf(config)),
    route(socialSignIn, async ({ body, request }) => {
      const { url, cookies } = await beginSocialSignIn(deps, request, body)
      return new Answer({ url }, { headers: { 'set-cookie': cookies } })
    }),
    route(socialCallback, async ({ params, request }) => {
      const { location, cookies } = await endSocialSignIn(deps, request, params.provider)
      return new Answer(null, { headers: { location, 'set-cookie': cookies } })
    }),
    route(forgotCall, async ({ body, words }) => {
      await forgotPassword(deps, body.email)
      return { message: words.answers.passwordLinkSent }
    }),
    route(checkResetLink, async ({ body, request }) => {
      const token = encodeURIComponent(body.token)
      const callback = encodeURIComponent(`${config.baseUrl}/reset-password`)
      const path = `/reset-password/${token}?callbackURL=${callback}`
      const { location } = await callSignInLibrary(deps, request, 'GET', path)
      return { isValid: location !== null && !URL.parse(location)?.searchParams.has('error') }
    }),
    route(resetCall, async ({ body, request, words }) => {
      const { token, password } = body
      refuseCommonPassword(password)
      const { status } = await callSignInLibrary(deps, request, 'POST', '/reset-password', {
        token,
        newPassword: password,
      })
      if (status !== 200) throw new AppError('reset_link_invalid', say('passwordLinkOver'))
      return { message: words.answers.passwordReset }
    }),
  ]
}
