// Lock of an unlocked shared tablet: locks when idle, reports touches to the server, and has a button to lock now.
import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { TABLET_IDLE_SECONDS } from '#domain/people/pin.ts'
import { tabletBar } from '#words/en/people/tablets.ts'
import { logProblem } from '#web/lib/log.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { extendTabletSession, lockTablet, useTablet } from './tablet-here.ts'
import { deviceTime } from '#web/lib/clock.ts'

const IDLE_MS = TABLET_IDLE_SECONDS * 1000
/** Touches in between are not counted. */
const TELL_EVERY_MS = 15_000

/** Nothing on any other browser. */
export function IdleLock() {
  return useTablet() === 'unlocked' ? <Unlocked /> : null
}

function Unlocked() {
  const words = useWords(tabletBar)
  const navigate = useNavigate()
  useEffect(() => {
    let touchedAt = deviceTime()
    let sentAt = touchedAt
    let timer: ReturnType<typeof setTimeout>
    const lock = () => {
      void navigate('/admin', { replace: true })
      void lockTablet()
    }
    const arm = () => {
      clearTimeout(timer)
      timer = setTimeout(lock, IDLE_MS)
    }
    const touched = () => {
      const now = deviceTime()
      // It slept, and no timer ran.
      if (now - touchedAt >= IDLE_MS) return lock()
      touchedAt = now
      arm()
      if (now - sentAt < TELL_EVERY_MS) return
      sentAt = now
      extendTabletSession().catch((error: unknown) => logProblem('A touch was not sent:', error))
    }
    const shown = () => {
      if (document.visibilityState === 'visible' && deviceTime() - touchedAt >= IDLE_MS) lock()
    }
    arm()
    window.addEventListener('pointerdown', touched, { capture: true })
    window.addEventListener('keydown', touched, { capture: true })
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', touched, { capture: true })
      window.removeEventListener('keydown', touched, { capture: true })
      document.removeEventListener('visibilitychange', shown)
    }
  }, [navigate])
  return (
    <Button
      variant="secondary"
      size="sm"
      className="sm:max-lg:w-full sm:max-lg:flex-col sm:max-lg:gap-0.5 sm:max-lg:px-1"
      onClick={() => {
        void navigate('/admin', { replace: true })
        void lockTablet()
      }}
    >
      <LockKeyhole aria-hidden="true" size={18} />
      <span className="max-sm:sr-only">{words.lock}</span>
    </Button>
  )
}
