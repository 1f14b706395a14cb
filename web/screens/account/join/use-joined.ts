// Who has just accepted an invitation: the page leads them on then, and not those who came signed in. Until their mailbox is proven they are a customer.
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useSession } from '#web/lib/session.tsx'

export function useJoined(): { joined: User | null; join: (user: User) => void } {
  const { signIn } = useSession()
  const [joined, setJoined] = useState<User | null>(null)
  const join = (user: User) => {
    setJoined(user)
    signIn(user)
  }
  return { joined, join }
}
