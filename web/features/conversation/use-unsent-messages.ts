// Written messages that are not in the thread yet: saved on the device, being sent, or failed.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatMessage } from '#contract/help/chat.ts'
import { ApiError } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { isRefused } from '#web/lib/unavailable.ts'
import { type Keeping, type KeptMessage, keptMessages } from './kept-messages.ts'
import type { chatBox } from '#words/en/help/conversation.ts'

export type Outgoing = {
  clientId: string
  text: string
  /** Still on the device; each is sent once. */
  pictures: readonly File[]
  /** Why it could not be sent; null while it is on its way. */
  failed: string | null
  /** Whether the device has it; null until it has answered. */
  isKept: boolean | null
}

type Message = Pick<Outgoing, 'clientId' | 'text' | 'pictures'>

/** A message as the call takes it; the ids of its pictures. */
export type ChatInput = { clientId: string; text: string; pictures: string[] }

/**
 * @param send stores a message and has the thread shown with it; the same `clientId` is stored once
 * @param stored the thread's messages
 */
export function useUnsentMessages(
  send: (message: ChatInput) => Promise<unknown>,
  stored: readonly ChatMessage[],
  { userId, chat }: Keeping,
  words: Pick<typeof chatBox, 'tryAgain'>,
): {
  waiting: Outgoing[]
  write: (text: string, pictures: readonly File[]) => void
  again: (message: Outgoing) => void
} {
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])

  const become = (clientId: string, change: Partial<Outgoing>) =>
    setOutgoing((all) =>
      all.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)),
    )
  const dispatch = async ({ clientId, text, pictures }: Message) => {
    try {
      await send({ clientId, text, pictures: await sendPictures(pictures) })
      void keptMessages.forget(clientId)
      setOutgoing((all) => all.filter((each) => each.clientId !== clientId))
    } catch (error) {
      logProblem('A message could not be sent:', error)
      // Sent again as it is, it would be refused again.
      if (isRefused(error)) void keptMessages.forget(clientId)
      become(clientId, { failed: error instanceof ApiError ? error.message : words.tryAgain })
    }
  }

  const again = (message: Outgoing) => {
    become(message.clientId, { failed: null })
    void dispatch(message)
  }
  const sendKept = useEffectEvent((kept: readonly KeptMessage[]) => {
    const left = kept.filter(
      (message) =>
        message.chat === chat && !outgoing.some(({ clientId }) => clientId === message.clientId),
    )
    setOutgoing((all) => [...left.map((each) => ({ ...each, failed: null, isKept: true })), ...all])
    for (const message of left) void dispatch(message)
  })
  useEffect(() => {
    let isMounted = true
    void keptMessages.of(userId).then((kept) => isMounted && sendKept(kept))
    return () => {
      isMounted = false
    }
  }, [userId, chat])

  // What was lost with the network goes on once it is back.
  const sendFailed = useEffectEvent(() => {
    for (const message of outgoing) if (message.failed !== null) again(message)
  })
  useEffect(() => {
    const goOn = () => sendFailed()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  return {
    waiting: outgoing.filter(
      ({ clientId }) => !stored.some((message) => message.clientId === clientId),
    ),
    write(text, pictures) {
      const message = { clientId: newIdempotencyKey(), text, pictures }
      setOutgoing((all) => [...all, { ...message, failed: null, isKept: null }])
      void keptMessages
        .keep({ ...message, userId, chat })
        .then((isKept) => become(message.clientId, { isKept }))
      void dispatch(message)
    },
    again,
  }
}
