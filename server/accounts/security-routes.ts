/** The calls about one's own password and devices. */
import type { FastifyRequest } from 'fastify'
import {
  changePassword as changeCall,
  readSignIns,
  signOutDevice,
  signOutElsewhere,
} from '#contract/security.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { Answer, route, type Route } from '../http/route.ts'
import { tokenOf, type Person } from '../http/session.ts'
import { changePassword } from './change-password.ts'
import { signInsOf } from './sign-ins-of.ts'
import { deleteOtherSessions, deleteSession } from './store.ts'

export function securityRoutes(deps: Deps): Route[] {
  const { db, config, clock } = deps
  const ownToken = ({ headers }: FastifyRequest) => tokenOf(headers.cookie, config) ?? ''
  const signIns = (person: Person, request: FastifyRequest) =>
    signInsOf(db, person.id, ownToken(request), clock())

  return [
    route(readSignIns, ({ person, request }) => signIns(person, request)),
    route(signOutDevice, async ({ params, person, request }) => {
      if (!(await deleteSession(db, person.id, params.id)))
        throw new AppError('not_found', 'This device is signed out already.')
      return signIns(person, request)
    }),
    route(signOutElsewhere, async ({ person, request }) => {
      await deleteOtherSessions(db, person.id, ownToken(request))
      return signIns(person, request)
    }),
    route(changeCall, async ({ body, person, request }) => {
      const { currentPassword, newPassword } = body
      const cookies = await changePassword(deps, request, person, currentPassword, newPassword)
      return new Answer(
        { message: 'Your password was changed. Every other device was signed out.' },
        { headers: { 'set-cookie': cookies } },
      )
    }),
  ]
}
