/** API calls about riders who log in by number and code. */
import {
  addRider as addCall,
  listRiderNumbers,
  renewRiderCode as renewCall,
  type RiderWithCode,
  signInRider as signInCall,
} from '#contract/people/riders.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { userView } from '../accounts/record/view.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { knownDeviceCookie } from '../accounts/sessions/known-device.ts'
import { offersPhoneCodes } from '../phone/numbers/offers-phone-codes.ts'
import { addRider, type MadeCode } from './add-rider.ts'
import { renewRiderCode } from './renew-rider-code.ts'
import { signInRider } from './sign-in-rider.ts'
import { listNumberedRiders } from './store.ts'

/** A code is sent this one time: nothing in between may keep it. */
const NOT_KEPT = { 'cache-control': 'no-store' }

export function riderCodeRoutes(deps: Deps): Route[] {
  const { config, db, clock } = deps
  const view = ({ id, name, number, code, expiresAt }: MadeCode): RiderWithCode => ({
    _id: id,
    name,
    phone: number,
    code,
    codeUntil: expiresAt.toISOString(),
    texts: offersPhoneCodes(deps),
  })
  return [
    route(listRiderNumbers, async () => {
      const now = clock()
      return (await listNumberedRiders(db)).map((row) => {
        const waits =
          row.code_hash !== null && row.code_used_at === null && row.code_expires_at > now
        return {
          _id: row.id,
          phone: row.number,
          codeUntil: waits ? row.code_expires_at.toISOString() : null,
        }
      })
    }),
    route(addCall, async ({ body, person }) => {
      const made = await addRider(deps, person, body)
      return new Answer(view(made), { status: 201, headers: NOT_KEPT })
    }),
    route(renewCall, async ({ params, person }) => {
      const made = await renewRiderCode(deps, person, params.id.toLowerCase())
      return new Answer(view(made), { headers: NOT_KEPT })
    }),
    route(signInCall, async ({ body, request }) => {
      const { user, cookies, number } = await signInRider(deps, request, body)
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed in', { userId: user.id, with: 'rider code' })
      const message = request.wordsFor(user).answers.welcomeBack(user)
      return new Answer(
        { success: true as const, user: userView(user), message },
        { headers: { 'set-cookie': [...cookies, knownDeviceCookie(number, config)] } },
      )
    }),
  ]
}
