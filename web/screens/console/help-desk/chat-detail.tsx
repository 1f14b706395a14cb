// One live chat, for staff.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { setChatStatus, type StaffChat } from '#contract/help/help-desk.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { ChatBox } from '#web/features/conversation/chat-box.tsx'
import { useOtherSideTyping } from '#web/features/conversation/use-typing.ts'
import { useNow } from '#web/lib/now.ts'
import { useSession } from '#web/lib/session.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  DESK,
  loadOlderChatMessages,
  chatQuery,
  sendChatMessage,
  sendSeen,
  sendTyping,
} from './desk-queries.ts'
import { DeskEntryDetail } from './detail-state.tsx'
import { useDeskTyping } from './use-desk-changes.ts'
import { strangerText, wayOfAnswers, whatsAppFateOf, WhatsAppWindow } from './whatsapp-window.tsx'

export function ChatDetail({ id }: { id: string }) {
  const found = useQuery(chatQuery(id))
  return (
    <DeskEntryDetail thing="chat" found={found}>
      {(chat) => <Found chat={chat} />}
    </DeskEntryDetail>
  )
}

function Found({ chat }: { chat: StaffChat }) {
  const client = useQueryClient()
  const { user } = useSession()
  const { _id: id, name, customer, status, thread, whatsApp } = chat
  const now = useNow()
  const way = wayOfAnswers(chat, now)
  const { isTyping, heard, over } = useOtherSideTyping()
  const last = thread.messages.at(-1)
  const lastOfTheirs = last?.from === 'customer' ? last.id : null

  // Anyone who has written is no longer typing.
  useEffect(over, [lastOfTheirs, over])
  useDeskTyping((chatId) => {
    if (chatId === id) heard()
  })
  const show = (saved: StaffChat) => {
    client.setQueryData(chatQuery(id).queryKey, saved)
    void client.invalidateQueries({ queryKey: [DESK] })
  }
  const changing = useAction(setChatStatus, {
    input: (next: 'open' | 'closed') => ({ params: { id }, body: { status: next } }),
    onDone: show,
  })
  const seen = useCallback((messageId: number) => sendSeen(id, messageId), [id])

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          {customer ? (
            <TextLink to={`/admin/customers/${customer._id}`} className="text-sm wrap-anywhere">
              {customer.email}
            </TextLink>
          ) : (
            <p className="text-sm text-ink-soft">
              {whatsApp ? strangerText(whatsApp) : 'A visitor: they read answers in their browser.'}
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          busy={changing.isPending}
          onClick={() => changing.send(status === 'open' ? 'closed' : 'open')}
        >
          {status === 'open' ? 'Close chat' : 'Reopen chat'}
        </Button>
      </div>
      {whatsApp && <WhatsAppWindow chat={chat} whatsApp={whatsApp} onAsked={show} />}
      <div
        data-chat
        className="grid h-[calc(100dvh-27rem)] min-h-80 grid-rows-[minmax(0,1fr)] lg:h-[min(38rem,calc(100dvh-25rem))]"
      >
        <ChatBox
          side="staff"
          them={name}
          thread={thread}
          isTyping={isTyping}
          keeping={{ userId: user?._id ?? null, chat: id }}
          withPictures
          isReadOnly={way === 'none'}
          stateOf={whatsAppFateOf}
          send={async (message) => show(await sendChatMessage(id, message))}
          sayTyping={() => sendTyping(id)}
          saySeen={seen}
          readOlder={(before) => loadOlderChatMessages(id, before)}
        />
      </div>
    </>
  )
}
