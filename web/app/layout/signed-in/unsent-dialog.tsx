// Dialog for a driver who logs out with unsent stops: send them first, or leave them here until the next login.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type UnsentDialogProps = {
  /** How many stops wait on this device. */
  count: number
  onClose: () => void
  /** Logs out, while they stay on the device; says so where that fails. */
  onLeave: () => Promise<void>
}

/** The open question; the run sheet sends what waits as soon as it is shown. */
export function UnsentDialog({ count, onClose, onLeave }: UnsentDialogProps) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await onLeave()
    onClose()
  }
  const stay = () => {
    onClose()
    void navigate('/admin/today')
  }
  const [what, they, stays, it] =
    count === 1
      ? ['1 stop is not saved yet', 'It is kept on this device alone and goes', 'it stays', 'it']
      : [
          `${count} stops are not saved yet`,
          'They are kept on this device alone and go',
          'they stay',
          'them',
        ]
  // Beside the page: the menu that asks stands in its header, where no other header may be.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={what}
      locked={leaving}
      footer={
        <>
          <Button variant="secondary" busy={leaving} onClick={() => void leave()}>
            Log out all the same
          </Button>
          <Button disabled={leaving} onClick={stay}>
            Stay and send
          </Button>
        </>
      }
    >
      <p>
        {they} out from the run sheet once you are online. If you log out now, {stays} on this
        device until you log in here again, or a colleague hands {it} in for you.
      </p>
    </Dialog>,
    document.body,
  )
}
