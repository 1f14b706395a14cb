// Live chats: statuses, authors, and whether a chat is open.

/** Open until staff close it; what its customer writes next opens it again. */
export const CHAT_STATUSES = ['open', 'closed'] as const
export type ChatStatus = (typeof CHAT_STATUSES)[number]

/** `auto` is what a message gets while nobody is there. */
export const CHAT_AUTHORS = ['customer', 'staff', 'auto'] as const
export type ChatAuthor = (typeof CHAT_AUTHORS)[number]
