// Conversation with a customer, in the chat and in tickets.
import { unsentMessage } from '../base/offline.ts'

/** `them`: what the other side is called. */
type Them = { readonly them: string }

export const chatBox = {
  log: ({ them }: Them) => `Chat with ${them}`,
  older: 'Show older messages',
  messages: 'Messages',
  isTyping: ({ them }: Them) => `${them} is typing…`,
  write: 'Write a message',
  you: 'You',
  automatic: 'Automatic answer',
  seen: 'Seen',
  sending: 'Sending…',
  notSent: ({ why, isKept }: { readonly why: string; readonly isKept: boolean }) =>
    `Not sent. ${why}${isKept ? '' : ` ${unsentMessage.notKept}`}`,
  again: 'Try again',
  tryAgain: 'Please try again.',
}

export const composerWords = {
  send: 'Send',
}

export const replyForm = {
  sending: 'Sending…',
  notSent: 'This could not be sent. Please try again.',
}

export const ticketFacts = {
  category: 'Category',
  order: 'Order',
  problem: 'What happened',
  piece: 'Piece',
  wish: 'Wish',
}
