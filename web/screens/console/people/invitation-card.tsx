// One open invitation, to resend or withdraw.
import {
  renewStaffInvitation,
  type SentInvitation,
  type StaffInvitation,
  withdrawStaffInvitation,
} from '#contract/people/staff-invitations.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { permissionNames, presetNames } from '#words/en/people/permissions.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'

type InvitationCardProps = {
  invitation: StaffInvitation
  /** When the list was read, in milliseconds. */
  now: number
  onSent: (sent: SentInvitation) => void
}

export function InvitationCard({ invitation, now, onSent }: InvitationCardProps) {
  const words = useWords(peopleScreen)
  const presets = useWords(presetNames)
  const names = useWords(permissionNames)
  const time = useLaundryTime()
  const { email, preset, presets: own, permissions, invitedBy, sentAt, expiresAt } = invitation
  const isOver = Date.parse(expiresAt) <= now
  return (
    <Panel as="li" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg wrap-anywhere">{email ?? words.byLink(preset)}</h3>
        {own.map((each) => (
          <Badge key={each} tone="primary">
            {presets[each]}
          </Badge>
        ))}
        {isOver && <Badge tone="danger">{words.expired}</Badge>}
      </div>
      <Facts>
        <Fact name={words.may}>{permissions.map((each) => names[each]).join(' · ')}</Fact>
        <Fact name={words.invitedBy}>{invitedBy}</Fact>
        <Fact name={words.sent}>{time.dateTime(sentAt)}</Fact>
        <Fact name={words.validUntil}>{time.dateTime(expiresAt)}</Fact>
      </Facts>
      <InvitationButtons invitation={invitation} onSent={onSent} />
    </Panel>
  )
}

function InvitationButtons({ invitation, onSent }: Omit<InvitationCardProps, 'now'>) {
  const words = useWords(peopleScreen)
  const { _id: id, email, preset } = invitation
  const params = { id }
  const again = useAction(renewStaffInvitation, {
    input: () => ({ params }),
    onDone: onSent,
    failed: words.notSentAgain,
    toasts: 'sentence',
  })
  const withdraw = useAction(withdrawStaffInvitation, {
    input: () => ({ params }),
    onDone: ({ message }) => toast.success(message),
    failed: words.notWithdrawn,
    toasts: 'sentence',
  })
  const busy = again.isPending || withdraw.isPending
  const label = email === null ? words.newLink : words.sendAgain
  const whose = email ?? words.byLink(preset)
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.of(label, whose)}
        busy={again.isPending}
        disabled={busy}
        onClick={() => again.send()}
      >
        {label}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.of(words.withdraw, whose)}
        busy={withdraw.isPending}
        disabled={busy}
        onClick={() => withdraw.send()}
      >
        {words.withdraw}
      </Button>
    </div>
  )
}
