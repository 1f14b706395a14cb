/** API calls for a staff member's bell settings. */
import { changeStaffBell, readStaffBell, type StaffBell } from '#contract/people/staff-bell.ts'
import { BELL_KINDS, bellKindsForPermissions } from '#domain/people/staff-bell.ts'
import type { Person } from '../../http/callers/session.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { findBellSettings, saveBellSettings } from './store.ts'

/** Until somebody chooses they hear of everything, without a sound. */
const UNCHOSEN = { muted: [], sound: false }

export function staffBellRoutes({ db }: Deps): Route[] {
  async function read(person: Person): Promise<StaffBell> {
    const { muted, sound } = (await findBellSettings(db, person.id)) ?? UNCHOSEN
    const kinds = bellKindsForPermissions(person).map((kind) => [kind, !muted.includes(kind)])
    return { kinds: Object.fromEntries(kinds), sound }
  }
  return [
    route(readStaffBell, ({ person }) => read(person)),
    route(changeStaffBell, async ({ person, body: { kinds = {}, sound } }) => {
      const before = (await findBellSettings(db, person.id)) ?? UNCHOSEN
      const muted = BELL_KINDS.filter((kind) =>
        kinds[kind] === undefined ? before.muted.includes(kind) : !kinds[kind],
      )
      await saveBellSettings(db, person.id, { muted, sound: sound ?? before.sound })
      return read(person)
    }),
  ]
}
