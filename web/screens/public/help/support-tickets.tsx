// Support tickets' place on the page: instructions for visitors, tickets and form for customers.
import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { signInPath } from '#web/features/account/parse-return-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSession } from '#web/lib/session.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { useWords } from '#web/lib/words.ts'
import { helpScreen } from '#words/en/help/help-screen.ts'

const TicketsPanel = lazyPart(async () => ({
  default: (await import('./tickets/tickets-panel.tsx')).TicketsPanel,
}))

export function SupportTickets() {
  const { status, user } = useSession()
  const words = useWords(helpScreen).tickets
  const number = useTicketInAddress()
  const panel = useRef<HTMLDivElement>(null)

  // The notification of an answer leads here.
  useEffect(() => {
    if (number) panel.current?.scrollIntoView({ block: 'start' })
  }, [number])

  return (
    // For anyone who is signed in it is as high as the form before that is there, so that nothing jumps.
    <div ref={panel} id="tickets" className="scroll-mt-24 in-data-signed-in:min-h-184">
      <Panel as="section" aria-labelledby="tickets-title" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="tickets-title" className="text-2xl">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.lead({ hours: ANSWER_HOURS })}</p>
        </div>
        {status === 'signed-in' ? (
          <Suspense fallback={<SkeletonList rows={3} label={words.loading} />}>
            <TicketsPanel key={user?._id} />
          </Suspense>
        ) : (
          <div className="for-visitors grid gap-4">
            <p>
              <MarkedText text={words.forVisitors} parts={[toContact]} />
            </p>
            <noscript>
              <p className="font-semibold text-accent-text">{words.needsJavaScript}</p>
            </noscript>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={signInPath('/login', goalOf(number))}>{words.logIn}</LinkButton>
              <LinkButton to={signInPath('/signup', goalOf(number))} variant="secondary">
                {words.signUp}
              </LinkButton>
            </div>
          </div>
        )}
      </Panel>
    </div>
  )
}

function toContact(text: string) {
  return <TextLink to="/contact">{text}</TextLink>
}

function goalOf(number: string | null): string {
  return number === null ? '/help' : `/help?ticket=${encodeURIComponent(number)}`
}

/** /help?ticket=HD-XXXXXX leads to that ticket. */
function useTicketInAddress(): string | null {
  const hydrated = useHydrated()
  const [params] = useSearchParams()
  return hydrated ? params.get('ticket') : null
}
