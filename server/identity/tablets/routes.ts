/** API calls for shared tablets and their PINs. */
import { choosePin as choosePinCall, readPin, removePin } from '#contract/base/pins.ts'
import {
  disconnectTablet as cutOffCall,
  keepTabletAwake,
  listTablets,
  readTablet,
  registerTablet as registerCall,
  unlockTablet as unlockCall,
} from '#contract/people/tablets.ts'
import { narrowToPinPermissions, TABLET_IDLE_SECONDS } from '#domain/people/pin.ts'
import { inTransaction } from '../../database/transaction.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { logSecurity } from '../../http/security-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { endReplacedSession } from '../accounts/sessions/end-staff-access.ts'
import { tabletCookie, tabletLockTime } from '../accounts/sessions/shared-tablet.ts'
import { userView } from '../accounts/record/view.ts'
import { setPin } from './set-pin.ts'
import { disconnectTablet } from './disconnect-tablet.ts'
import { registerTablet } from './register-tablet.ts'
import { deletePin, hasPin, extendTabletSession } from './store.ts'
import { unlockTablet } from './unlock-tablet.ts'
import { readTabletOfRequest, toTabletView, tabletViews } from './view.ts'

export function tabletRoutes(deps: Deps): Route[] {
  const { config, db, clock } = deps
  return [
    route(listTablets, () => tabletViews(deps)),
    route(registerCall, async ({ body, request }) => {
      const { id, token } = await registerTablet(deps, request.session!, body.name)
      return new Answer(await toTabletView(deps, id), {
        status: 201,
        headers: { 'set-cookie': tabletCookie(token, config) },
      })
    }),
    route(cutOffCall, async ({ params, person }) => {
      await disconnectTablet(deps, person, params.id)
      return toTabletView(deps, params.id)
    }),
    route(readTablet, async ({ request }) => ({
      tablet: await readTabletOfRequest(deps, request),
    })),
    route(unlockCall, async ({ body, request }) => {
      const { user, cookies } = await unlockTablet(deps, request, {
        ...body,
        userId: body.userId.toLowerCase(),
      })
      await endReplacedSession(db, request.session)
      logSecurity(request, config, 'signed in', { userId: user.id, with: 'PIN' })
      const message = request.wordsFor(user).answers.welcomeBack(user)
      return new Answer(
        { success: true as const, user: userView(narrowToPinPermissions(user)), message },
        { headers: { 'set-cookie': cookies } },
      )
    }),
    route(keepTabletAwake, async ({ request }) => {
      if (!(await extendTabletSession(db, request.session!.id, tabletLockTime(clock()))))
        throw notFound('tablet')
      return { locksAfterSeconds: TABLET_IDLE_SECONDS }
    }),
    route(readPin, async ({ person }) => ({ hasPin: await hasPin(db, person.id) })),
    route(choosePinCall, async ({ body, person }) => {
      await setPin(deps, person, body.pin)
      return { hasPin: true }
    }),
    route(removePin, async ({ person }) => {
      await inTransaction(db, (tx) => deletePin(tx, person.id))
      return { hasPin: false }
    }),
  ]
}
