// My run: the login, or the run of who is logged in.
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { ownRun, ownRunLogin } from '#words/en/run-sheet/own-run.ts'
import { hasSessionEnded } from './forget-on-leave.ts'
import { LoginForm } from './login-form.tsx'
import { RunScreen } from './run-screen.tsx'

export function RunApp() {
  const { user, status } = useSession()
  const words = useWords(ownRun)
  const login = useWords(ownRunLogin)
  if (status === 'unknown') return null
  // Another rider begins with nothing of the one before.
  if (user) return <RunScreen key={user._id} user={user} />
  const isOver = hasSessionEnded()
  return (
    <main className="mx-auto grid max-w-md content-start gap-5 p-4">
      <h1 className="text-2xl">{words.title}</h1>
      <p role={isOver ? 'status' : undefined}>{isOver ? login.ended : login.intro}</p>
      <LoginForm />
    </main>
  )
}
