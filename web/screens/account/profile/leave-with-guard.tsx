// Standing release of a saved address: its clothes are left with the guard, always.
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { type SavedAddress, changeAddress } from '#contract/accounts/profile.ts'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { toast } from '#web/ui/toast.tsx'
import { leaveWithGuard } from '#words/en/run-sheet/standing-release.ts'

type LeaveWithGuardProps = { userId: string; address: SavedAddress }

export function LeaveWithGuard({ userId, address }: LeaveWithGuardProps) {
  const words = useWords(leaveWithGuard)
  const time = useLaundryTime()
  const [isAsked, setIsAsked] = useState(false)
  const { leftWithGuardSince: since } = address
  const which = screenReaderOnly(`: ${address.address}`)
  const change = useAction(changeAddress, {
    input: (isGiven: boolean) => ({
      params: { id: userId, addressId: address._id },
      body: { leaveWithGuard: isGiven },
    }),
    onDone: (_, isGiven) => toast.success(isGiven ? words.done : words.withdrawn),
    failed: words.failed,
    toasts: 'title',
    onEnd: () => setIsAsked(false),
  })
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      {since && (
        <p className="flex items-start gap-2 text-ink">
          <ShieldCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
          {words.given({ since: time.day(since) })}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        busy={change.isPending}
        onClick={() => (since ? change.send(false) : setIsAsked(true))}
      >
        {since ? words.withdraw : words.give}
        {which}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger={false}
        onClose={() => setIsAsked(false)}
        onConfirm={() => change.send(true)}
        title={words.ask}
        confirmLabel={words.give}
        action={change}
      >
        {words.about}
      </ConfirmDialog>
    </div>
  )
}
