// Head of My run: how fresh the run is, what waits to be sent, and the way out.
import { useState, useSyncExternalStore } from 'react'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { Icon } from './icon.tsx'
import { Press, Problem } from './press.tsx'
import type { Deeds } from './use-deeds.ts'
import type { RunOnPhone } from './use-own-run.ts'

type RunHeadProps = {
  phone: RunOnPhone
  deeds: Deeds
  /** What has just happened, in words. */
  said: string
}

export function RunHead({ phone: { run, isKept, refresh }, deeds, said }: RunHeadProps) {
  const words = useWords(ownRun)
  const dates = useWords(screenDates)
  const isOnline = useOnline()
  const { unsent, areKept } = deeds
  const [isLeaving, setLeaving] = useState(false)
  return (
    <header className="sticky top-0 z-10 grid gap-1 border-b border-line bg-background px-3 pt-[max(0.25rem,env(safe-area-inset-top))] pb-2">
      <div className="flex items-center gap-1">
        <h1 className="grow text-xl">{words.title}</h1>
        <Press look="quiet" aria-label={words.refresh} onClick={() => void refresh()}>
          <Icon of="refresh" size={22} />
        </Press>
        <Press look="quiet" aria-label={words.logOut} onClick={() => setLeaving(true)}>
          <Icon of="leave" size={22} />
        </Press>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {run && (
          <span className="font-semibold">
            {words.asOf({ at: dates.clock(new Date(run.asOf), run.timeZone) })}
          </span>
        )}
        <output
          className={
            unsent > 0
              ? 'rounded-full bg-accent px-2.5 py-0.5 font-bold text-on-accent'
              : 'rounded-full bg-success-wash px-2.5 py-0.5 font-semibold text-success-text'
          }
        >
          {unsent > 0 ? words.unsent({ count: unsent }) : words.allSent}
        </output>
      </p>
      {!isOnline && <p className="text-sm text-ink-soft">{words.offline}</p>}
      {!areKept && <Problem>{words.notKept}</Problem>}
      {run && !isKept && <p className="text-sm text-danger-text">{words.notKeptRun}</p>}
      <output className="rounded-md bg-primary-wash px-3 py-2 font-semibold empty:hidden">
        {said}
      </output>
      {isLeaving && <Leave unsent={unsent} onStay={() => setLeaving(false)} />}
    </header>
  )
}

function Leave({ unsent, onStay }: { unsent: number; onStay: () => void }) {
  const words = useWords(ownRun)
  const { signOut } = useSession()
  const [hasFailed, setFailed] = useState(false)
  return (
    <fieldset
      aria-label={words.logOut}
      className="grid gap-2 rounded-md bg-accent-wash p-3 text-accent-text"
    >
      {unsent > 0 && <p>{words.logOutUnsent({ count: unsent })}</p>}
      {hasFailed && <Problem>{words.logOutFailed}</Problem>}
      <div className="grid grid-cols-2 gap-2">
        <Press look="secondary" onClick={onStay}>
          {words.stay}
        </Press>
        <Press onClick={() => signOut().catch(() => setFailed(true))}>
          {unsent > 0 ? words.logOutAnyway : words.logOut}
        </Press>
      </div>
    </fieldset>
  )
}

/** Whether the phone says that it has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed)
      window.addEventListener('offline', changed)
      return () => {
        window.removeEventListener('online', changed)
        window.removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
  )
}
