// Customer's side of the live chat, loaded when they open it.
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  beginChat,
  chat,
  chatSeen,
  chatTyping,
  type MyChat,
  sendChat,
  helpLive,
} from '#contract/help/chat.ts'
import { readOrderReference } from '#domain/orders/record/order-number.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useBusiness } from '#web/lib/business.ts'
import { CHAT_ANSWER_MINUTES } from '#web/features/content/marketing-facts.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { useSession } from '#web/lib/session.tsx'
import { ChatBox } from '#web/features/conversation/chat-box.tsx'
import { useOtherSideTyping } from '#web/features/conversation/use-typing.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { queryClient } from '#web/lib/queries/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { chatScreen } from '#words/en/help/chat-screen.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

const { path: LIVE } = addressOf(helpLive)

const askChat = addressOf(chat)
const sendIt = addressOf(sendChat)
const typing = addressOf(chatTyping)
const seen = addressOf(chatSeen)

const KEY = ['help', 'chat']

const LOOK_EVERY_MS = 30_000

const sayTyping = () => call(typing)

export function ChatPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <Panel />
    </QueryClientProvider>
  )
}

function Panel() {
  const client = useQueryClient()
  const { name: business } = useBusiness()
  const { user } = useSession()
  const words = useWords(chatScreen)
  const order = useOrderInAddress()
  const { isTyping, heard, over } = useOtherSideTyping()
  const mine = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(askChat, {}, { signal }),
    staleTime: 0,
    // Whether somebody is there changes without a message.
    refetchInterval: LOOK_EVERY_MS,
  })
  const show = useCallback((answer: MyChat) => client.setQueryData(KEY, answer), [client])
  const saySeen = useCallback((messageId: number) => call(seen, { body: { messageId } }), [])
  const refresh = () => void client.invalidateQueries({ queryKey: KEY })

  useLiveStream(
    mine.data?.name ? LIVE : null,
    ({ name }) => {
      if (name === 'typing') return heard()
      if (name === 'change') over()
      refresh()
    },
    { names: ['state', 'change', 'typing', 'resync'], onReopen: refresh },
  )

  if (mine.isPending) return <ChatSkeleton />
  if (!mine.data) {
    return <FailedQueryNotice what={words.notLoaded} query={mine} />
  }
  const { name, chat: thread, staffed, back } = mine.data
  if (name === null) return <NameForm onBegun={show} />
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-3">
      <p className="text-sm text-ink-soft">
        {staffed
          ? words.staffed({ minutes: CHAT_ANSWER_MINUTES })
          : back === null
            ? words.busy
            : words.closed({ back })}
        {thread?.status === 'closed' && ` ${words.isClosed}`}
      </p>
      <ChatBox
        side="customer"
        greeting={words.greeting({ name: name.split(' ')[0] ?? name })}
        initial={order === null ? undefined : words.aboutOrder({ number: order })}
        focused
        them={business}
        thread={thread}
        isTyping={isTyping}
        keeping={{ userId: user?._id ?? null, chat: 'mine' }}
        withPictures={user !== null}
        send={async (message) => show(await call(sendIt, { body: message }))}
        sayTyping={sayTyping}
        saySeen={saySeen}
        readOlder={async (before) => (await call(askChat, { query: { before } })).chat}
      />
    </div>
  )
}

/** /help?chat=open&order=LC-XXXX-XXXX begins a message about that order. */
function useOrderInAddress(): string | null {
  const [params] = useSearchParams()
  const reference = readOrderReference(params.get('order') ?? '')
  return reference?.kind === 'number' ? reference.number : null
}

/** What a visitor is called; anyone who is signed in has a name. */
function NameForm({ onBegun }: { onBegun: (answer: MyChat) => void }) {
  const words = useWords(chatScreen).begin
  const [name, setName] = useState('')
  const beginning = useAction(beginChat, {
    input: () => ({ body: { name: name.trim() } }),
    onDone: onBegun,
    failed: words.failed,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') beginning.send()
      }}
      className="grid content-start gap-4"
    >
      <p className="text-ink-soft">{words.lead}</p>
      <TextInput
        label={words.name}
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormProblem problem={beginning.problem} />
      <Button type="submit" disabled={name.trim() === ''} busy={beginning.isPending}>
        {words.send}
      </Button>
    </form>
  )
}
