// Locked shared tablet: large names, and a number pad for wet hands; a keyboard works too.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PIN_LENGTH } from '#domain/people/pin.ts'
import { lockScreen } from '#words/en/people/tablets.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { PinPad } from './pin-pad.tsx'
import { readTabletHere, markTabletUnlocked, unlockTabletHere } from './tablet-here.ts'

/** People choose PINs and are suspended as it stands there. */
const REFRESH_MS = 30_000

type Person = { _id: string; name: string }

/** Lies over everything; nothing of the person before is on the page any more. */
export function LockScreen() {
  const words = useWords(lockScreen)
  const { user } = useSession()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<Person | null>(null)
  const here = useQuery({
    queryKey: ['tablet-here'],
    queryFn: readTabletHere,
    refetchInterval: REFRESH_MS,
    refetchOnReconnect: 'always',
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  })
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const isOffline = here.error instanceof ApiError && here.error.status === 0
  const withPassword = () => {
    markTabletUnlocked()
    void navigate(signInPath('/login', '/admin'))
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lock-title"
      onCancel={(event) => {
        event.preventDefault()
        setChosen(null)
      }}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-background text-ink backdrop:bg-background"
    >
      <div className="mx-auto grid min-h-full max-w-4xl content-center gap-6 px-4 py-8">
        {chosen ? (
          <Unlock key={chosen._id} person={chosen} onBack={() => setChosen(null)} />
        ) : (
          <>
            <div>
              {here.data && <p className="text-ink-soft wrap-anywhere">{here.data.name}</p>}
              <h1 id="lock-title" className="text-3xl md:text-4xl">
                {words.title}
              </h1>
            </div>
            {here.isPending && <SkeletonList rows={3} label={words.loading} />}
            {here.isError && (
              <FailedNotice
                what={isOffline ? words.offline : words.notLoaded}
                retry={words.retry}
                retrying={here.isFetching}
                onRetry={() => void here.refetch()}
              />
            )}
            {here.data?.people.length === 0 && (
              <p>
                <strong className="block">{words.nobody}</strong>
                {words.nobodyHint}
              </p>
            )}
            <ul className="grid gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
              {here.data?.people.map((person) => (
                <li key={person._id}>
                  <Button
                    variant="secondary"
                    wide
                    className="min-h-20"
                    onClick={() => setChosen(person)}
                  >
                    <span className="text-xl wrap-anywhere md:text-2xl">{person.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {/* As long as somebody is signed in behind it, only their PIN or another's opens it. */}
        {user === null && (
          <Button
            variant="quiet"
            className={chosen ? 'justify-self-center' : 'justify-self-start'}
            onClick={withPassword}
          >
            {words.password}
          </Button>
        )}
      </div>
    </dialog>
  )
}

function Unlock({ person, onBack }: { person: Person; onBack: () => void }) {
  const words = useWords(lockScreen)
  const { signIn } = useSession()
  const navigate = useNavigate()
  // Who types fast presses the next key before the one before is drawn.
  const typed = useRef('')
  const [count, setCount] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const put = (pin: string) => {
    typed.current = pin
    setCount(pin.length)
  }
  const check = async (whole: string) => {
    setChecking(true)
    try {
      const user = await unlockTabletHere(person._id, whole)
      await navigate('/admin', { replace: true })
      signIn(user)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : words.failed)
      put('')
      setChecking(false)
    }
  }
  const press = (digit: string) => {
    if (typed.current.length === PIN_LENGTH) return
    put(typed.current + digit)
    setProblem(null)
    if (typed.current.length === PIN_LENGTH) void check(typed.current)
  }
  const erase = () => {
    if (typed.current.length < PIN_LENGTH) put(typed.current.slice(0, -1))
  }
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) press(event.key)
    if (event.key === 'Backspace') erase()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => byKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-sm gap-5">
      <h1 id="lock-title" className="text-center text-2xl wrap-anywhere md:text-3xl">
        {words.pinOf(person)}
      </h1>
      <PinPad typed={count} isChecking={isChecking} onDigit={press} onErase={erase} />
      <p role="alert" className="min-h-12 text-center font-semibold text-danger-text">
        {problem}
      </p>
      <Button variant="secondary" wide onClick={onBack}>
        {words.back}
      </Button>
    </div>
  )
}
