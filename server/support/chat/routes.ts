/** API calls for the live chat, for both sides. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  beginChat,
  chat,
  chatSeen,
  chatTyping,
  type MyChat,
  sendChat as sendCall,
} from '#contract/help/chat.ts'
import {
  adminChat,
  adminChats,
  answerChat as answerCall,
  setChatStatus as statusCall,
  staffSeen,
  staffTyping,
  type StaffChat,
} from '#contract/help/help-desk.ts'
import { supportStateAt } from '#domain/help/support-hours.ts'
import type { Words } from '#words/words.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { answerChat, setChatStatus } from './answer-chat.ts'
import { chatterOfRequest, newChatVisitor, type Chatter } from '../../http/callers/chatter.ts'
import { isDeskStaffed } from '../presence/presence.ts'
import { sendMessageInChat } from './send-message-in-chat.ts'
import {
  findChat,
  findStaffChat,
  insertChat,
  listStaffChats,
  markChatSeen,
  selectChatMessagesByIds,
  selectChatMessages,
  notifyTyping,
} from './store.ts'
import { ownChatView, staffChatView, staffChatSummaryView } from './view.ts'

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

  /** @throws AppError `not_found` */
  async function staffChatOf(id: string, before?: number): Promise<StaffChat> {
    const row = await findStaffChat(db, id)
    if (!row) throw notFound('chat')
    const [last] = await selectChatMessagesByIds(db, [row.last_human_id])
    return staffChatView(row, last!, await selectChatMessages(db, id, before))
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
    route(adminChats, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT, cursor, status } = query
      const rows = await listStaffChats(db, { limit, cursor, status })
      const lasts = await selectChatMessagesByIds(
        db,
        rows.map((row) => row.last_human_id),
      )
      const lastOf = new Map(lasts.map((message) => [message.id, message]))
      // A chat may be forgotten between the two readings.
      const chats = rows.flatMap((row) => {
        const last = lastOf.get(row.last_human_id)
        return last ? [staffChatSummaryView(row, last)] : []
      })
      return pageAnswer(request, chats, limit, (each) => String(each.lastMessage.id))
    }),
    route(adminChat, ({ params, query }) => staffChatOf(params.id, query.before)),
    route(answerCall, async ({ person, params, body }) => {
      await answerChat(deps, person, params.id, body)
      return staffChatOf(params.id)
    }),
    route(staffTyping, async ({ params }) => {
      await notifyTyping(db, params.id, 'staff')
      return DONE
    }),
    route(staffSeen, async ({ params, body }) => {
      await markChatSeen(db, params.id, 'staff', body.messageId)
      return DONE
    }),
    route(statusCall, async ({ person, params, body }) => {
      await setChatStatus(deps, person, params.id, body.status)
      return staffChatOf(params.id)
    }),
  ]
}
