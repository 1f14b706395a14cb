/** API calls for the live chat, for customers and visitors. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  beginChat,
  chat,
  chatSeen,
  chatTyping,
  type MyChat,
  sendChat as sendCall,
} from '#contract/help/chat.ts'
import { supportStateAt } from '#domain/help/support-hours.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { chatterOfRequest, newChatVisitor, type Chatter } from '../../http/callers/chatter.ts'
import { isDeskStaffed } from '../presence/presence.ts'
import { sendMessageInChat } from './send-message-in-chat.ts'
import { findChat, insertChat, markChatSeen, selectChatMessages, notifyTyping } from './store.ts'
import { ownChatView } from './view.ts'

const DONE = { success: true as const }

export function chatRoutes(deps: Deps): Route[] {
  const { db, clock, laundry, config } = deps

  async function chatOf(
    chatter: Chatter | null,
    { person, words }: { person: Person | null; words: Words },
    before?: number,
  ): Promise<MyChat> {
    const { timeZone } = await laundry(branchOfPerson(person)).settings.current()
    const row = chatter && (await findChat(db, chatter))
    const name = person?.name ?? row?.visitor_name ?? null
    const isBegun = row && row.last_message_id > 0
    const thread = isBegun ? { row, page: await selectChatMessages(db, row.id, before) } : null
    const support = supportStateAt(clock(), timeZone)
    return ownChatView(words, name, thread, { support, staffed: await isDeskStaffed(deps) })
  }

  return [
    route(chat, ({ person, request, query, words }) =>
      chatOf(chatterOfRequest(person, request, config.baseUrl), { person, words }, query.before),
    ),
    route(beginChat, async ({ person, request, body, words }) => {
      const known = chatterOfRequest(person, request, config.baseUrl)
      if (known && (known.kind === 'customer' || (await findChat(db, known))))
        return chatOf(known, { person, words })
      const { chatter, cookie } = newChatVisitor(config)
      const now = clock()
      await insertChat(db, {
        id: newId(now),
        visitor_hash: chatter.hash,
        visitor_name: body.name,
        created_at: now,
        last_message_at: now,
      })
      return new Answer(await chatOf(chatter, { person, words }), {
        headers: { 'set-cookie': cookie },
      })
    }),
    route(sendCall, async ({ person, request, body, words }) => {
      const chatter = chatterOfRequest(person, request, config.baseUrl)
      await sendMessageInChat(deps, chatter, body, words)
      return chatOf(chatter, { person, words })
    }),
    route(chatTyping, async ({ person, request }) => {
      const chatter = chatterOfRequest(person, request, config.baseUrl)
      const row = chatter && (await findChat(db, chatter))
      if (row) await notifyTyping(db, row.id, 'customer')
      return DONE
    }),
    route(chatSeen, async ({ person, request, body }) => {
      const chatter = chatterOfRequest(person, request, config.baseUrl)
      const row = chatter && (await findChat(db, chatter))
      if (row) await markChatSeen(db, row.id, 'customer', body.messageId)
      return DONE
    }),
  ]
}
