// Bell of the console: recent notifications, and their settings.
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { NotificationBell } from '#web/app/layout/signed-in/notification-bell.tsx'
import { useWords } from '#web/lib/words.ts'
import { staffBell } from '#words/en/people/staff-bell.ts'
import { useChime } from './use-chime.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const BellDialog = lazyPart(async () => ({
  default: (await import('./bell-dialog.tsx')).BellDialog,
}))

export function StaffBell() {
  const words = useWords(staffBell)
  const [isChoosing, setChoosing] = useState(false)
  useChime()
  return (
    <>
      <NotificationBell
        quiet={words.quiet}
        renderFoot={(close) => (
          <button
            type="button"
            onClick={() => {
              close()
              setChoosing(true)
            }}
            className="flex min-h-12 w-full items-center gap-3 border-t border-line px-4 text-sm font-medium hover:bg-primary-wash focus-visible:-outline-offset-3"
          >
            <SlidersHorizontal aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
            {words.choose}
          </button>
        )}
      />
      {isChoosing &&
        // Beside the frame's header, in which its own would stand.
        createPortal(
          <Suspense>
            <BellDialog onClose={() => setChoosing(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
