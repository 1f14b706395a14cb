/** API calls about invitations to join the staff. */
import { joinStaff, joinStaffSignedIn, readJoinInvitation } from '#contract/people/joining.ts'
import {
  inviteColleague as inviteCall,
  listStaffInvitations,
  renewStaffInvitation,
  withdrawStaffInvitation,
} from '#contract/people/staff-invitations.ts'
import { isStaff } from '#domain/people/roles.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { knownDeviceCookie } from '../accounts/sessions/known-device.ts'
import { userView } from '../accounts/record/view.ts'
import { inviteColleague, renewInvitation, withdrawInvitation } from './invite.ts'
import { joinWithExistingAccount, joinWithNewAccount, readStaffInvitation } from './join.ts'
import { listOpenInvitations } from './store.ts'
import { invitationView, joinInvitationView } from './view.ts'

/** A link is sent this one time: nothing in between may keep it. */
const NOT_KEPT = { 'cache-control': 'no-store' }

export function staffInvitationRoutes(deps: Deps): Route[] {
  const { config, db } = deps
  return [
    route(listStaffInvitations, async () => (await listOpenInvitations(db)).map(invitationView)),
    route(inviteCall, async ({ body, person }) => {
      const { row, link } = await inviteColleague(deps, person, body)
      const answer = { invitation: invitationView(row), link }
      return new Answer(answer, { status: 201, headers: NOT_KEPT })
    }),
    route(renewStaffInvitation, async ({ params, person }) => {
      const { row, link } = await renewInvitation(deps, person, params.id)
      return new Answer({ invitation: invitationView(row), link }, { headers: NOT_KEPT })
    }),
    route(withdrawStaffInvitation, async ({ params, person, words }) => {
      await withdrawInvitation(deps, person, params.id)
      return { message: words.answers.invitationWithdrawn }
    }),
    route(readJoinInvitation, async ({ body }) =>
      joinInvitationView(await readStaffInvitation(deps, body.token)),
    ),
    route(joinStaff, async ({ body, request }) => {
      const { user, cookies } = await joinWithNewAccount(deps, request, body)
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed up', { userId: user.id })
      const { welcome, invitationMailed } = request.wordsFor(user).answers
      const message = isStaff(user) ? welcome(user) : invitationMailed(user)
      return new Answer(
        { success: true as const, user: userView(user), message },
        {
          status: 201,
          headers: { 'set-cookie': [...cookies, knownDeviceCookie(user.email, config)] },
        },
      )
    }),
    route(joinStaffSignedIn, async ({ body, request }) =>
      userView(await joinWithExistingAccount(deps, request.session!, body.token)),
    ),
  ]
}
