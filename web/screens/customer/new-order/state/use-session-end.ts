// Redirects to Login when a session ends on a step that only its owner may see.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { ORDER_KEPT } from '#web/features/orders/basket.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { readStepOfEndedSession } from '../draft/draft.ts'

/** The first step that asks where somebody lives. */
const FIRST_PRIVATE_STEP = 3

/** Leads to Login, which leads back to the whole order. Takes the person there now; null is a visitor. */
export function useSessionEnd(person: User | null): void {
  const { placed: words } = useWords(newOrderScreen)
  const navigate = useNavigate()
  const before = useRef(person)
  const lead = useEffectEvent((left: User) => {
    if ((readStepOfEndedSession(left._id) ?? 1) < FIRST_PRIVATE_STEP) return
    toast.failure(words.logIn)
    void navigate(signInPath('/login', '/new-order'), { state: ORDER_KEPT })
  })
  useEffect(() => {
    const left = before.current
    before.current = person
    if (left && !person) lead(left)
  }, [person])
}
