// Open invitations, and a button to invite a person.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { SentInvitation } from '#contract/people/staff-invitations.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AddRiderButton } from './add-rider-button.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'
import { invitationsQuery, refreshPeople } from './people-queries.ts'

export function Invitations() {
  const words = useWords(peopleScreen)
  const client = useQueryClient()
  const invitations = useQuery(invitationsQuery)
  const id = useId()
  const [open, setOpen] = useState<'invite' | { link: string } | null>(null)
  const show = ({ invitation, link }: SentInvitation) => {
    refreshPeople(client)
    setOpen(link === null ? null : { link })
    if (invitation.email !== null) toast.success(words.isMailed(invitation.email))
  }
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {words.invitations}
        </h2>
        <div className="flex flex-wrap gap-3">
          <AddRiderButton />
          <Button onClick={() => setOpen('invite')}>
            <Plus aria-hidden="true" size={20} />
            {words.invite}
          </Button>
        </div>
      </div>
      {invitations.isPending && <SkeletonList rows={1} label={words.loadingInvitations} />}
      {invitations.isError && (
        <FailedQueryNotice
          what={words.invitationsNotLoaded}
          query={invitations}
          retry={words.retry}
        />
      )}
      {invitations.data?.length === 0 && <p className="text-ink-soft">{words.noInvitations}</p>}
      {invitations.data && invitations.data.length > 0 && (
        <ul aria-labelledby={id} className="grid gap-4 lg:grid-cols-2">
          {invitations.data.map((invitation) => (
            <InvitationCard
              key={invitation._id}
              invitation={invitation}
              now={invitations.dataUpdatedAt}
              onSent={show}
            />
          ))}
        </ul>
      )}
      {open === 'invite' && <InviteDialog onClose={() => setOpen(null)} onSent={show} />}
      {open !== null && open !== 'invite' && (
        <InvitationLinkDialog link={open.link} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
