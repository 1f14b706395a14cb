// Live chat for either side: messages, unsent ones, the typing sign, and the composer.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CHAT_TEXT, type ChatMessage, type MyChat } from '#contract/help/chat.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageThread, type ThreadEntry } from './message-thread.tsx'
import { useTypingSignal } from './use-typing.ts'
import { MessagePictures, UnsentPictures } from '#web/features/pictures/message-pictures.tsx'
import { chatBox } from '#words/en/help/conversation.ts'
import type { Keeping } from './kept-messages.ts'
import { type ChatInput, type Outgoing, useUnsentMessages } from './use-unsent-messages.ts'

type ChatThread = NonNullable<MyChat['chat']>

type ChatBoxProps = {
  side: 'customer' | 'staff'
  /** What the other side is called. */
  them: string
  /** Null until something was written. */
  thread: ChatThread | null
  isTyping: boolean
  /** Whose unsent messages the device keeps, and of which chat. */
  keeping: Keeping
  /** Stores a message; settled once the thread has it. */
  send: (message: ChatInput) => Promise<unknown>
  /** What is said before anything was written. */
  greeting?: string
  /** What is written in the composer already. */
  initial?: string | undefined
  /** Whether the composer takes the focus at once. */
  focused?: boolean
  /** Whether this side can send pictures. */
  withPictures: boolean
  /** Whether nothing can be written, for it would reach no one. */
  isReadOnly?: boolean
  /** What became of a stored message; nothing where that is whether it was seen. */
  stateOf?: (message: ChatMessage) => ReactNode
  sayTyping: () => Promise<unknown>
  saySeen: (messageId: number) => Promise<unknown>
  readOlder: (before: number) => Promise<ChatThread | null>
}

/** Fills the height that it is given. */
export function ChatBox({
  side,
  them,
  thread,
  isTyping,
  keeping,
  greeting,
  initial,
  focused,
  withPictures,
  isReadOnly = false,
  stateOf,
  send,
  sayTyping,
  saySeen,
  readOlder,
}: ChatBoxProps) {
  const words = useWords(chatBox)
  const { messages, hasOlder, showOlder } = useOlder(thread, readOlder)
  const { waiting, write, again } = useUnsentMessages(send, messages, keeping, words)
  const typing = useTypingSignal(sayTyping)
  const entries = entriesOf(words, side, them, thread, messages, waiting, again, stateOf)
  const log = useFollowedEnd(entries.at(-1)?.id)
  useSeen(side, thread, saySeen)

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
      <div
        ref={log}
        role="log"
        aria-label={words.log({ them })}
        // A box that scrolls must take the focus, or a keyboard can't scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative grid content-end overflow-y-auto rounded-md bg-sunk p-3"
      >
        {hasOlder && (
          <div className="mb-4 justify-self-center">
            <Button variant="quiet" size="sm" onClick={() => void showOlder()}>
              {words.older}
            </Button>
          </div>
        )}
        <MessageThread
          label={words.messages}
          entries={
            entries.length === 0 && greeting
              ? [{ id: 'greeting', from: 'them', author: them, text: greeting, createdAt: null }]
              : entries
          }
        />
        <p className="min-h-6 pt-1 text-sm text-ink-soft">
          {isTyping && <span className="animate-pulse">{words.isTyping({ them })}</span>}
        </p>
      </div>
      {!isReadOnly && (
        <MessageComposer
          label={words.write}
          maxLength={CHAT_TEXT}
          {...(initial !== undefined && { initial })}
          {...(focused && { focused })}
          withPictures={withPictures}
          onSend={write}
          onTyping={typing}
        />
      )}
    </div>
  )
}

function entriesOf(
  words: typeof chatBox,
  side: ChatBoxProps['side'],
  them: string,
  thread: ChatThread | null,
  messages: readonly ChatMessage[],
  waiting: readonly Outgoing[],
  again: (message: Outgoing) => void,
  stateOf: ChatBoxProps['stateOf'],
): ThreadEntry[] {
  const seenByThem = (side === 'customer' ? thread?.staffSeen : thread?.customerSeen) ?? 0
  const lastOwn = messages.findLast(({ from }) => from === side)
  const stored = messages.map((message): ThreadEntry => {
    const { id, from, text, pictures, createdAt } = message
    const whose = from === side ? 'me' : from === 'auto' ? 'auto' : 'them'
    return {
      id: String(id),
      from: whose,
      author:
        whose === 'me' ? words.you : from === 'auto' && side === 'staff' ? words.automatic : them,
      text,
      pictures: <MessagePictures pictures={pictures} />,
      createdAt,
      state:
        (message.fate || message.byWhatsApp) && stateOf
          ? stateOf(message)
          : id === lastOwn?.id && id <= seenByThem && words.seen,
    }
  })
  const going = waiting.map((message): ThreadEntry => ({
    id: message.clientId,
    from: 'me',
    author: words.you,
    text: message.text,
    pictures: <UnsentPictures files={message.pictures} />,
    createdAt: null,
    state:
      message.failed === null ? (
        words.sending
      ) : (
        <span role="alert" className="flex flex-wrap items-center justify-end gap-2">
          <span className="text-danger-text">
            {words.notSent({ why: message.failed, isKept: message.isKept !== false })}
          </span>
          <Button variant="quiet" size="sm" onClick={() => again(message)}>
            {words.again}
          </Button>
        </span>
      ),
  }))
  return [...stored, ...going]
}

/** The thread with the older messages that were asked for before it. */
function useOlder(thread: ChatThread | null, readOlder: ChatBoxProps['readOlder']) {
  const [older, setOlder] = useState<{ messages: ChatMessage[]; hasOlder: boolean } | null>(null)
  const latest = thread?.messages ?? []
  const firstLatest = latest[0]?.id ?? 0
  const messages = [...(older?.messages ?? []).filter(({ id }) => id < firstLatest), ...latest]
  return {
    messages,
    hasOlder: older ? older.hasOlder : (thread?.hasOlder ?? false),
    showOlder: async () => {
      const first = messages[0]
      if (!first) return
      const page = await readOlder(first.id).catch(() => null)
      if (page) setOlder({ messages: [...page.messages, ...messages], hasOlder: page.hasOlder })
    },
  }
}

/** Keeps the end in sight as messages come, unless somebody reads further up. */
function useFollowedEnd(lastId: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    element.addEventListener('scroll', note)
    return () => element.removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lastId])
  return box
}

/** Tells the other side how far this one has read, while somebody looks at the page. */
function useSeen(
  side: ChatBoxProps['side'],
  thread: ChatThread | null,
  saySeen: ChatBoxProps['saySeen'],
): void {
  const last = thread?.messages.at(-1)?.id ?? 0
  const seen = (side === 'customer' ? thread?.customerSeen : thread?.staffSeen) ?? 0
  const said = useRef(0)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden' || last <= Math.max(seen, said.current)) return
      said.current = last
      saySeen(last).catch(() => {
        said.current = 0
      })
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, seen, saySeen])
}
