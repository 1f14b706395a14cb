/** API calls for the live chat, for staff. */
import {
  adminChat,
  adminChats,
  answerChat as answerCall,
  setChatStatus as statusCall,
  staffSeen,
  staffTyping,
  type StaffChat,
} from '#contract/help/help-desk.ts'
import { askToWriteAgain as askCall } from '#contract/help/ask-to-write-again.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { answerChat, setChatStatus } from './answer-chat.ts'
import { askToWriteAgain } from './ask-to-write-again.ts'
import {
  findStaffChat,
  listStaffChats,
  markChatSeen,
  notifyTyping,
  selectChatMessages,
  selectChatMessagesByIds,
  selectFates,
} from './store.ts'
import { staffChatSummaryView, staffChatView } from './view.ts'
import { currentChatId } from './whatsapp-store.ts'

const DONE = { success: true as const }

export function staffChatRoutes(deps: Deps): Route[] {
  const { db, config } = deps

  /** A page may still show a chat under the id that it had before it was joined to its customer's. */
  const idNow = (params: { id: string }) => currentChatId(db, params.id)

  /** @throws AppError `not_found` */
  async function staffChatOf(id: string, before?: number): Promise<StaffChat> {
    const row = await findStaffChat(db, id)
    if (!row) throw notFound('chat')
    const [last] = await selectChatMessagesByIds(db, [row.last_human_id])
    const page = await selectChatMessages(db, id, before)
    const ids = page.messages.map((message) => message.id)
    return staffChatView(row, last!, page, config.whatsApp && (await selectFates(db, ids)))
  }

  return [
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
        return last ? [staffChatSummaryView(row, last, config.whatsApp !== null)] : []
      })
      return pageAnswer(request, chats, limit, (each) => String(each.lastMessage.id))
    }),
    route(adminChat, async ({ params, query }) => staffChatOf(await idNow(params), query.before)),
    route(answerCall, async ({ person, params, body }) => {
      const id = await idNow(params)
      await answerChat(deps, person, id, body)
      return staffChatOf(id)
    }),
    route(askCall, async ({ person, params }) => {
      const id = await idNow(params)
      await askToWriteAgain(deps, person, id)
      return staffChatOf(id)
    }),
    route(staffTyping, async ({ params }) => {
      await notifyTyping(db, await idNow(params), 'staff')
      return DONE
    }),
    route(staffSeen, async ({ params, body }) => {
      await markChatSeen(db, await idNow(params), 'staff', body.messageId)
      return DONE
    }),
    route(statusCall, async ({ person, params, body }) => {
      const id = await idNow(params)
      await setChatStatus(deps, person, id, body.status)
      return staffChatOf(id)
    }),
  ]
}
