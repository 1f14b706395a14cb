// State of an invitation just accepted on this page, which leads the person on. They remain a customer until their
// mailbox is proven.
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useSession } from '#web/lib/session.tsx'

export function useJoinStaff(): { joined: User | null; join: (user: User) => void } {
  const { signIn } = useSession()
  const [joined, setJoined] = useState<User | null>(null)
  const join = (user: User) => {
    setJoined(user)
    signIn(user)
  }
  return { joined, join }
}
