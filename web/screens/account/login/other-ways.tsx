// The buttons of the ways to sign in beside the password, where the laundry offers them.
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { signInWays } from '#web/features/account/sign-in-ways.ts'
import { Button } from '#web/ui/button.tsx'

type OtherWaysProps = {
  /** Somebody wants a code by SMS. */
  onCode: () => void
}

/** Nothing where no such way is offered, and until that is known. */
export function OtherWays({ onCode }: OtherWaysProps) {
  const ways = useQuery(signInWays).data
  if (!ways?.phoneCode) return null

  return (
    <div className="grid gap-3">
      <Button variant="secondary" wide onClick={onCode}>
        <MessageSquareText aria-hidden="true" size={20} className="shrink-0" />
        Use a code by SMS
      </Button>
    </div>
  )
}
