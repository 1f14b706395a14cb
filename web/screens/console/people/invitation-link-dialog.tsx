// Link of an invitation, shown once to hand on.
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSecretToggle } from '#web/ui/fields/use-secret-toggle.tsx'

type LinkDialogProps = {
  /** A path of this site. */
  link: string
  onClose: () => void
}

export function InvitationLinkDialog({ link, onClose }: LinkDialogProps) {
  const words = useWords(peopleScreen)
  const secret = new URL(link, window.location.origin).href
  const { field, buttons } = useSecretToggle({ secret, label: words.link, words, onDone: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.linkTitle}
      description={words.linkAbout}
      footer={buttons}
    >
      {field}
    </Dialog>
  )
}
