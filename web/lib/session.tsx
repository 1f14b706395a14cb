// Session: the signed-in person, remembered on the device for an instant start and decided by the server.
import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type User, logout, me } from '#contract/accounts/accounts.ts'
import type { Permission } from '#domain/people/permissions.ts'
import { addressOf, call, setSignedOutListener, awaitSessionRenewal } from './api.ts'
import { chooseLanguage } from './words.ts'
import { logProblem } from './log.ts'

/** Where this browser remembers who is signed in; boot.js knows it too. */
export const USER_KEY = 'laundryAppUser'
const whoAmI = addressOf(me)
const endSession = addressOf(logout)

/** What is remembered once somebody logged out; nothing at all once their session ended, for other tabs tell the two apart. */
const LOGGED_OUT = 'null'

/** 'unknown' lasts until the device's memory or the server has answered. */
export type SessionStatus = 'unknown' | 'signed-in' | 'visitor'

type Session = {
  user: User | null
  status: SessionStatus
  /** Takes over the user that a login, signup or change of profile answered. */
  signIn: (user: User) => void
  /** Ends the session on the server, then here. Rejects with an ApiError when the server can't be reached. */
  signOut: () => Promise<void>
}

type Known = Pick<Session, 'user' | 'status'>

const SessionContext = createContext<Session | null>(null)

/**
 * Somebody came, left, or took another's place. Takes the ids of who was here and of who is now
 * (undefined: nobody), and on which tab they logged out; without it their session ended, or somebody
 * else logged in.
 */
export type PersonListener = (
  left: string | undefined,
  now: string | undefined,
  loggedOut?: 'here' | 'elsewhere',
) => void

const personListeners = new Set<PersonListener>()

let askWho: () => Promise<void> = () => Promise.resolve()

/** Asks the server again who is signed in and what they may do; where nobody is any more, the session ends here too. */
export function checkSession(): Promise<void> {
  return askWho()
}

/** Calls back whenever another person, or nobody, is signed in from now on, before the screen changes. */
export function onPersonChange(listener: PersonListener): void {
  personListeners.add(listener)
}

/** The session: `{ user, status, signIn, signOut }`. Throws outside SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}

/** Whether the person who is signed in has a permission: what a screen doesn't ask for otherwise. */
export function useCan(): (permission: Permission) => boolean {
  const { user } = useSession()
  return (permission) => user?.permissions?.includes(permission) === true
}

/** Keeps the session for everything inside it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ user: null, status: 'unknown' })

  /** How many people left while the page was open: each takes what stood on the screen along. */
  const [leavings, setLeavings] = useState(0)

  const personId = useRef<string | undefined>(undefined)
  const check = useRef<AbortController | null>(null)

  const become = useCallback((user: User | null, loggedOut?: Parameters<PersonListener>[2]) => {
    // A check still under way asked about the person before.
    check.current?.abort()
    remember(user, loggedOut !== undefined)
    const left = personId.current
    const now = user?._id
    personId.current = now
    setKnown({ user, status: user ? 'signed-in' : 'visitor' })
    // Logging out ends the session, which a stream may tell first: what was kept for their next login goes now.
    const isAfterEnd = now === undefined && loggedOut !== undefined
    if (left === now && !isAfterEnd) return
    // Somebody whose session ended still reads why what they have just pressed failed.
    if (isAfterEnd || (left && now !== undefined)) setLeavings((before) => before + 1)
    for (const listener of personListeners) listener(left, now, loggedOut)
  }, [])

  // Before the first paint, so that a signed-in person never sees the visitor's header.
  useLayoutEffect(() => {
    const user = readRememberedUser()
    if (!user) return
    personId.current = user._id
    setKnown({ user, status: 'signed-in' })
  }, [])

  useEffect(() => {
    setSignedOutListener(() => become(null))
    askWho = () => {
      check.current?.abort()
      const asked = new AbortController()
      check.current = asked
      const options = { signal: asked.signal }
      const ask = async () => (await call(whoAmI, {}, options)).user
      return orAfterRenewal(ask).then(
        (user) => become(user),
        (error: unknown) => {
          if (asked.signal.aborted) return
          logProblem('The session is unknown:', error)
          become(readRememberedUser())
        },
      )
    }
    void askWho()
    const otherTab = (event: StorageEvent) => {
      if (event.key !== USER_KEY) return
      become(readRememberedUser(), event.newValue === null ? undefined : 'elsewhere')
    }
    window.addEventListener('storage', otherTab)
    return () => {
      check.current?.abort()
      window.removeEventListener('storage', otherTab)
    }
  }, [become])

  const language = known.user?.language
  useEffect(() => void chooseLanguage(language), [language])

  const signOut = useCallback(async () => {
    await call(endSession, {})
    become(null, 'here')
  }, [become])

  const session = useMemo(() => ({ ...known, signIn: become, signOut }), [known, become, signOut])
  return (
    <SessionContext key={leavings} value={session}>
      {children}
    </SessionContext>
  )
}

/** Asks again where the device remembers a person and the server doesn’t: another tab may just have renewed the token. */
async function orAfterRenewal(ask: () => Promise<User | null>): Promise<User | null> {
  const user = await ask()
  if (user || !readRememberedUser()) return user
  await awaitSessionRenewal()
  return ask()
}

/** Who is signed in, as this browser remembers it for all its tabs. */
export function readRememberedUser(): User | null {
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null') as Partial<User> | null
    return isUser(user) ? user : null
  } catch {
    return null
  }
}

function remember(user: User | null, loggedOut: boolean): void {
  try {
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user))
    else if (loggedOut) localStorage.setItem(USER_KEY, LOGGED_OUT)
    else localStorage.removeItem(USER_KEY)
  } catch (error) {
    logProblem('This browser keeps nothing:', error)
  }
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
}

function isUser(value: Partial<User> | null): value is User {
  return typeof value?._id === 'string' && 'name' in value && 'role' in value
}
