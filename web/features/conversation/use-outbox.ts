// Messages that were written and are not in the thread yet: on their way, or to be sent again.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { ApiError } from '#web/lib/api.ts'
import { logProblem } from '#web/lib/log.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'

export type Outgoing = {
  clientId: string
  text: string
  /** Still on the device; each is sent once. */
  pictures: readonly File[]
  /** Why it could not be sent; null while it is on its way. */
  failed: string | null
}

/** A message as the call takes it; the ids of its pictures. */
export type ChatInput = { clientId: string; text: string; pictures: string[] }

/**
 * @param send stores a message and has the thread shown with it; the same `clientId` is stored once
 * @param stored the thread's messages
 */
export function useOutbox(
  send: (message: ChatInput) => Promise<unknown>,
  stored: readonly ChatMessage[],
): {
  waiting: Outgoing[]
  write: (text: string, pictures: readonly File[]) => void
  again: (message: Outgoing) => void
} {
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])

  const become = (clientId: string, failed: string | null) =>
    setOutgoing((all) =>
      all.map((each) => (each.clientId === clientId ? { ...each, failed } : each)),
    )
  const dispatch = async ({ clientId, text, pictures }: Omit<Outgoing, 'failed'>) => {
    try {
      await send({ clientId, text, pictures: await sendPictures(pictures) })
      setOutgoing((all) => all.filter((each) => each.clientId !== clientId))
    } catch (error) {
      logProblem('A message could not be sent:', error)
      become(clientId, error instanceof ApiError ? error.message : 'Please try again.')
    }
  }

  const again = (message: Outgoing) => {
    become(message.clientId, null)
    void dispatch(message)
  }
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
      setOutgoing((all) => [...all, { ...message, failed: null }])
      void dispatch(message)
    },
    again,
  }
}
