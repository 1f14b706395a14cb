// My run: the login, or the run of who is logged in.
import { useSyncExternalStore } from 'react'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { ownRun, ownRunLogin } from '#words/en/run-sheet/own-run.ts'
import { onLeaving, readLeaving } from './forget-on-leave.ts'
import { LoginForm } from './login-form.tsx'
import { RunScreen } from './run-screen.tsx'

export function RunApp() {
  const { user, status } = useSession()
  const { hasEnded, unsent } = useSyncExternalStore(onLeaving, readLeaving)
  const words = useWords(ownRun)
  const login = useWords(ownRunLogin)
  if (status === 'unknown') return null
  // Another rider begins with nothing of the one before.
  if (user) return <RunScreen key={user._id} user={user} />
  return (
    <main className="mx-auto grid max-w-md content-start gap-5 p-4">
      <h1 className="text-2xl">{words.title}</h1>
      <p role={hasEnded ? 'status' : undefined}>{hasEnded ? login.ended : login.intro}</p>
      {unsent !== null && (
        <output className="rounded-md bg-accent-wash p-3 font-semibold text-accent-text">
          {unsent === 0 ? login.handedIn : login.unsent({ count: unsent })}
        </output>
      )}
      <LoginForm />
    </main>
  )
}
