// Whether somebody has just joined: the page leads them on then, and not those who came signed in.
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { useSession } from '#web/lib/session.tsx'

export function useJoined(): { joined: boolean; join: (user: User) => void } {
  const { signIn } = useSession()
  const [joined, setJoined] = useState(false)
  const join = (user: User) => {
    setJoined(true)
    signIn(user)
  }
  return { joined, join }
}
