/** API calls about a person's own password and devices. */
import type { FastifyRequest } from 'fastify'
import {
  cancelEmailChange,
  changePassword as changeCall,
  confirmEmail as confirmCall,
  readEmail,
  readSignIns,
  resendEmailLink as resendCall,
  signOutDevice,
  signOutElsewhere,
} from '#contract/accounts/account-security.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Person } from '../../http/callers/session.ts'
import { notifyOfKeptApiKeys } from '../api-keys/notify-of-kept-api-keys.ts'
import { confirmEmail, findPendingEmail, resendEmailLink } from './email/change-email.ts'
import { isEmailProven } from './record/contact-store.ts'
import { changePassword } from './passwords/change-password.ts'
import { removeEmailChange } from './email/email-change-store.ts'
import { endStaffAccess } from './sessions/end-staff-access.ts'
import { renewSessionCookie } from './sessions/renew-token.ts'
import { listSignIns } from './sessions/list-sign-ins.ts'
import { deleteSession } from './record/person-store.ts'
import { userView } from './record/view.ts'

export function securityRoutes(deps: Deps): Route[] {
  const { db, clock, config } = deps
  const signIns = (person: Person, { words, session }: FastifyRequest) =>
    listSignIns({ db, words }, person.id, session!.id, clock())

  const emailState = async (person: Person) => ({
    email: person.email,
    isConfirmed: await isEmailProven(db, person.id),
    pendingEmail: await findPendingEmail(db, person, clock()),
  })

  return [
    route(readEmail, ({ person }) => emailState(person)),
    route(resendCall, async ({ person }) => {
      await resendEmailLink(deps, person)
      return emailState(person)
    }),
    route(cancelEmailChange, async ({ person }) => {
      await removeEmailChange(db, person.id)
      return emailState(person)
    }),
    route(confirmCall, async ({ body, request }) =>
      userView(await confirmEmail(deps, request.session!, body.token)),
    ),
    route(readSignIns, ({ person, request }) => signIns(person, request)),
    route(signOutDevice, async ({ params, person, request }) => {
      if (!(await deleteSession(db, person.id, params.id)))
        throw new AppError('not_found', say('signedOutAlready'))
      return signIns(person, request)
    }),
    route(signOutElsewhere, async ({ person, request }) => {
      await inTransaction(db, async (tx) => {
        await endStaffAccess(tx, person.id, { keep: request.session!.id })
        await notifyOfKeptApiKeys(tx, person.id, clock())
      })
      logSecurity(request, config, 'signed out elsewhere', { userId: person.id })
      return signIns(person, request)
    }),
    route(changeCall, async ({ person, body, request, words }) => {
      const { currentPassword, newPassword } = body
      const token = await changePassword(deps, request.session!, currentPassword, newPassword)
      logSecurity(request, config, 'password changed', { userId: person.id })
      return new Answer(
        { message: words.answers.passwordChanged },
        { headers: { 'set-cookie': renewSessionCookie(deps, request, token) } },
      )
    }),
  ]
}
