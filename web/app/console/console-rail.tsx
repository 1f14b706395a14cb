// Rail of the console: search, places, bell and account beside the page; on a phone one line above it.
import type { User } from '#contract/accounts/accounts.ts'
import type { NowAnswer } from '#contract/operate/now.ts'
import { OfflineBar } from '#web/app/offline/offline-bar.tsx'
import { Logo } from '#web/app/layout/logo.tsx'
import { IdleLock } from '#web/features/tablet/idle-lock.tsx'
import { StaffBell } from './bell/staff-bell.tsx'
import type { PlaceCounts } from './place-counts.ts'
import type { ConsolePlace } from './console-places.ts'
import { ConsolePlaceLinks } from './console-place-links.tsx'
import { ScanButton } from './scan-button.tsx'
import { ConsoleSearch } from './search/console-search.tsx'
import { StaffAccount } from './staff-account.tsx'

type ConsoleRailProps = {
  user: User
  places: readonly ConsolePlace[]
  /** What is due now; undefined until it is known. */
  now: NowAnswer | undefined
  counts: PlaceCounts
}

export function ConsoleRail({ user, places, now, counts }: ConsoleRailProps) {
  return (
    <>
      <header
        data-rail
        className="sticky top-0 z-40 flex min-h-14 items-center gap-1 border-b border-line bg-sheet px-3 sm:fixed sm:inset-y-0 sm:left-0 sm:w-(--rail) sm:flex-col sm:items-stretch sm:border-r sm:border-b-0 sm:p-2 lg:p-3 print:hidden"
      >
        <div className="flex min-w-0 flex-1 max-[17rem]:[&_span]:sr-only max-[359px]:[&_span]:sr-only sm:flex-none sm:justify-center lg:justify-start sm:max-lg:[&_span]:sr-only">
          <Logo to="/admin" />
        </div>
        <div className="flex items-center gap-1 sm:mt-2 sm:flex-col lg:flex-row">
          <ConsoleSearch key={user._id} />
          {user.permissions?.includes('intake') && <ScanButton />}
        </div>
        <ConsolePlaceLinks user={user} places={places} now={now} counts={counts} />
        <div className="flex items-center gap-1 sm:flex-col sm:border-t sm:border-line sm:pt-2 lg:flex-row-reverse lg:justify-between">
          <IdleLock />
          <StaffBell />
          <StaffAccount user={user} />
        </div>
      </header>
      <OfflineBar />
    </>
  )
}
