/** API calls about a person's own data: export and erasure. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  eraseAccount as eraseCall,
  exportData as exportCall,
} from '#contract/accounts/account-security.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { callSignInLibrary } from '../../identity/accounts/sign-in/call-sign-in-library.ts'
import type { Deps } from '../../platform/deps.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { eraseAccount } from './erase-account.ts'
import { exportPersonalData } from './export-personal-data.ts'

/** @param personalData what all capabilities store of people */
export function privacyRoutes(deps: Deps, personalData: readonly PersonalData[]): Route[] {
  return [
    route(exportCall, async ({ person }) => {
      await deps.events.settled()
      const { timeZone } = await deps.laundry(branchOfPerson(person)).settings.current()
      const name = `washline-data-${calendarDateIn(deps.clock(), timeZone)}.zip`
      return new Answer(exportPersonalData(deps, personalData, person), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    }),
    route(eraseCall, async ({ body, request, words }) => {
      await eraseAccount(deps, personalData, request.session!, body)
      // The sessions are gone; this takes the cookie of the last one away.
      const { cookies } = await callSignInLibrary(deps, request, 'POST', '/sign-out')
      return new Answer(
        { message: words.answers.accountDeleted },
        { headers: { 'set-cookie': cookies } },
      )
    }),
  ]
}
