/** Capability face: the chat. */
import type { Capability } from '../../capability/capability.ts'
import { chatAudit } from './audit-entries.ts'
import { chatNotifications } from './notify-of-chats.ts'
import { chatData } from './personal-data.ts'
import { runChatUpkeep } from './run-chat-upkeep.ts'

export const chat: Capability = {
  routes: async (deps) => [
    ...(await import('./routes.ts')).chatRoutes(deps),
    ...(await import('./staff-routes.ts')).staffChatRoutes(deps),
  ],
  sections: { chat: 'Help', 'admin/chats': 'Console: help desk' },
  consumers: [chatNotifications],
  audit: chatAudit,
  jobs: [{ name: 'tend-chats', every: '* * * * *', run: runChatUpkeep }],
  personalData: [chatData],
}
