/** API calls for accounts: sign-up, log-in, log-out, the current person, their record and stats. */
import { login, logout, me, signup, updateUser } from '#contract/accounts/accounts.ts'
import { clearVisitorCookie } from '../../http/callers/chatter.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import { acceptReferral } from '../loyalty/accept-referral.ts'
import { assignProvenPhone } from '../phone/numbers/assign-proven-phone.ts'
import { callSignInLibrary } from './sign-in/call-sign-in-library.ts'
import { changeProfile } from './change-profile.ts'
import { endReplacedSession, markNewSessionProven } from './sessions/end-staff-access.ts'
import { prolongSession } from './sign-in/prolong-session.ts'
import { knownDeviceCookie } from './sessions/known-device.ts'
import { logIn } from './sign-in/log-in.ts'
import { refuseCommonPassword } from './passwords/refuse-common-password.ts'
import { isEmailTaken, updateUserRow } from './record/person-store.ts'
import { userView } from './record/view.ts'
import { securityRoutes } from './security-routes.ts'
import { credentialRoutes } from './sign-in/credential-routes.ts'

export function accountRoutes(deps: Deps): Route[] {
  const { db, clock, config } = deps
  return [
    route(signup, async ({ body, request, person, words: { answers } }) => {
      const { name, email, password, phone, phoneProof, referral } = body
      refuseCommonPassword(password)
      const answer = await callSignInLibrary(deps, request, 'POST', '/sign-up/email', {
        name,
        email,
        password,
      })
      if (answer.status !== 200 || !answer.body?.user) {
        // Of two forms sent at once, the library tells only one that the email is taken.
        if (await isEmailTaken(db, email)) throw new AppError('email_taken', say('emailHasAccount'))
        throw new AppError('invalid_input', say('signupFailed'))
      }
      await endReplacedSession(db, request.session)
      await markNewSessionProven(deps, answer.cookies, { isStrong: false })
      const user = await updateUserRow(db, answer.body.user.id, phone ? { phone } : {}, clock())
      if (phoneProof) await assignProvenPhone(deps, user!, phoneProof)
      logSecurity(request, config, 'signed up', { userId: user!.id })
      const isInvited =
        Boolean(referral) &&
        (await acceptReferral(db, user!.id, referral!, person?.id ?? null, clock()))
      const message = isInvited ? answers.welcomeInvited(user!) : answers.welcome(user!)
      return new Answer(
        { success: true as const, user: userView(user!), message },
        { headers: { 'set-cookie': [...answer.cookies, knownDeviceCookie(email, config)] } },
      )
    }),
    route(login, async ({ body, request }) => {
      const { user, cookies } = await logIn(deps, request, { rememberMe: true, ...body })
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed in', { userId: user.id, with: 'password' })
      return new Answer(
        {
          success: true as const,
          user: userView(user),
          message: request.wordsFor(user).answers.welcomeBack(user),
        },
        { headers: { 'set-cookie': cookies } },
      )
    }),
    route(logout, async ({ request, person }) => {
      const answer = await callSignInLibrary(deps, request, 'POST', '/sign-out')
      if (person) logSecurity(request, config, 'signed out', { userId: person.id })
      // What a visitor wrote here before is not for the next one who uses this browser.
      const cookies = [...answer.cookies, clearVisitorCookie(config.baseUrl)]
      // Nor are the pictures that this one looked at.
      const headers = { 'set-cookie': cookies, 'clear-site-data': '"cache"' }
      return new Answer({ success: true as const }, { headers })
    }),
    route(me, async ({ person, request }) => {
      if (!person) return { success: false, user: null }
      const cookies = await prolongSession(deps, request, request.session!)
      return new Answer(
        { success: true, user: userView(person) },
        { headers: { 'set-cookie': cookies } },
      )
    }),
    route(updateUser, async ({ params, body, person, request }) => {
      const by = { asker: person, session: request.session }
      const changed = await changeProfile(deps, by, params.id, body)
      return { ...userView(changed.person), pendingEmail: changed.pendingEmail }
    }),
    ...credentialRoutes(deps),
    ...securityRoutes(deps),
  ]
}
