// Live chat's place on the page: a few words and a button, which loads the chat.
import { MessagesSquare } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isStaff } from '#domain/people/roles.ts'
import { SUPPORT_HOURS } from '#domain/help/support-week.ts'
import { chatScreen } from '#words/en/help/chat-screen.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'
import { useWords } from '#web/lib/words.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useSession } from '#web/lib/session.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChatSkeleton } from './chat/chat-skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ChatPanel = lazyPart(async () => ({
  default: (await import('./chat/chat-panel.tsx')).ChatPanel,
}))

export function LiveChat() {
  const { user } = useSession()
  const words = useWords(chatScreen)
  const hours = useWords(openingHours)
  const isWanted = useWantedByAddress()
  const [isOpened, setOpened] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = isOpened || isWanted

  // The notification of an answer leads here.
  useEffect(() => {
    if (isWanted) panel.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])

  return (
    <div ref={panel} id="live-chat" className="scroll-mt-24">
      <Panel as="section" aria-labelledby="live-chat-title" className="grid gap-3">
        <h2 id="live-chat-title" className="flex items-center gap-3 text-2xl">
          <MessagesSquare aria-hidden="true" size={26} className="shrink-0 text-primary-text" />
          {words.title}
        </h2>
        {isStaff(user) ? (
          <>
            <p className="text-ink-soft">{words.forStaff}</p>
            <LinkButton to="/admin/help-desk?tab=chat" variant="secondary">
              {words.toHelpDesk}
            </LinkButton>
          </>
        ) : isOpen ? (
          // As high from the start as it will be, so that nothing below moves again.
          <div data-chat className="grid h-[min(34rem,75dvh)] grid-rows-[minmax(0,1fr)]">
            <Suspense fallback={<ChatSkeleton />}>
              <ChatPanel key={user?._id ?? 'visitor'} />
            </Suspense>
          </div>
        ) : (
          <>
            <p className="text-ink-soft">{words.hours({ hours: hours.text(SUPPORT_HOURS) })}</p>
            <noscript>
              <p className="font-semibold text-accent-text">{words.needsJavaScript}</p>
            </noscript>
            <Button onClick={() => setOpened(true)}>{words.open}</Button>
          </>
        )}
      </Panel>
    </div>
  )
}

/** /help?chat=open leads to the open chat. */
function useWantedByAddress(): boolean {
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  return hydrated && params.get('chat') === 'open'
}
