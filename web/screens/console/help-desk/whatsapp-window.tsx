// WhatsApp in a chat: until when answers go there, what became of them, and asking to write again.
import type { ChatMessage } from '#contract/help/chat.ts'
import { askToWriteAgain } from '#contract/help/ask-to-write-again.ts'
import type { StaffChat, StaffChatSummary } from '#contract/help/help-desk.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type WhatsAppChat = NonNullable<StaffChatSummary['whatsApp']>

/** Where an answer goes now; nowhere for a person who has no other way than WhatsApp. */
export function wayOfAnswers(
  { customer, whatsApp }: Pick<StaffChatSummary, 'customer' | 'whatsApp'>,
  now: Date,
): 'site' | 'whatsApp' | 'none' {
  if (!whatsApp?.isWayBack) return 'site'
  const { answersUntil } = whatsApp
  if (answersUntil !== null && now < new Date(answersUntil)) return 'whatsApp'
  return customer ? 'site' : 'none'
}

/** Who writes without an account that is known. */
export function strangerText({ phone }: WhatsAppChat): string {
  return `${phone ?? 'No phone number'}. This person’s account isn’t known, so share nothing about an order.`
}

/** Says where answers go, and asks for another message where they go nowhere. */
export function WhatsAppWindow({
  chat,
  whatsApp: { answersUntil, isWayBack, isAsked },
  onAsked,
}: {
  chat: StaffChat
  whatsApp: WhatsAppChat
  onAsked: (chat: StaffChat) => void
}) {
  const now = useNow()
  const time = useLaundryTime()
  const asking = useAction(askToWriteAgain, {
    input: () => ({ params: { id: chat._id } }),
    onDone: onAsked,
    toasts: 'sentence',
  })
  const way = wayOfAnswers(chat, now)
  if (!isWayBack)
    return <Line>They wrote on the site last, so answers go there and not to WhatsApp.</Line>
  if (way === 'whatsApp')
    return (
      <Line>
        <b>WhatsApp</b> · answers until {time.clock(answersUntil!, now.toISOString())}
      </Line>
    )
  return (
    <div className="grid gap-2">
      <Line>
        <b>WhatsApp</b> · closed. They last wrote more than 24 hours ago, so WhatsApp takes no
        answer in your own words.{' '}
        {chat.customer && 'Answers are shown in their account, and they’re notified.'}
      </Line>
      {answersUntil !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            busy={asking.isPending}
            disabled={isAsked}
            onClick={() => asking.send()}
          >
            Ask them to write again
          </Button>
          <span className="text-sm text-ink-soft">
            {isAsked
              ? 'Asked. You can answer once they write.'
              : 'Sends the approved text “chat_waiting”.'}
          </span>
        </div>
      )}
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-soft wrap-anywhere">{children}</p>
}

const STATES = {
  waiting: 'Sending by WhatsApp…',
  sent: 'Sent by WhatsApp',
  delivered: 'Delivered by WhatsApp',
  read: 'Read on WhatsApp',
} as const

/** What became of an answer, or how a message came. */
export function whatsAppFateOf({ fate, byWhatsApp }: ChatMessage): ReactNode {
  if (byWhatsApp) return 'WhatsApp'
  if (!fate) return null
  if (fate.state === 'failed')
    return (
      <span className="wrap-anywhere text-danger-text">
        Not delivered by WhatsApp. {fate.problem}
      </span>
    )
  return fate.problem === null ? STATES[fate.state] : `${STATES[fate.state]} ${fate.problem}`
}
