// Unsent chat messages on the device: they survive a reload or a closed tab.
import { openDeviceQueue } from '#web/offline/open-device-queue.ts'

export type KeptMessage = {
  clientId: string
  /** Who wrote it; null is a visitor. */
  userId: string | null
  /** Which chat it belongs to. */
  chat: string
  text: string
  pictures: readonly File[]
}

/** Whose messages a chat keeps: the writer, null for a visitor, and the chat. */
export type Keeping = Pick<KeptMessage, 'userId' | 'chat'>

export const keptMessages = openDeviceQueue<KeptMessage>(
  { database: 'washline-chat', store: 'messages', keyPath: 'clientId' },
  'This device keeps no messages:',
)
