/** API calls about contact messages: the contact page's form, and staff's work. */
import { sendMessage as call } from '#contract/help/contact.ts'
import {
  adminMessage,
  adminMessages,
  answerMessage as answerCall,
  setMessageStatus as statusCall,
} from '#contract/help/help-desk.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { route, type Route } from '../../http/route.ts'
import { answerContactMessage } from './answer-contact-message.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { setContactMessageStatus } from './set-contact-message-status.ts'
import { findContactMessage, selectContactMessages } from './store.ts'
import { contactMessageSummaryView, contactMessageView } from './view.ts'

export function contactRoutes(deps: Deps): Route[] {
  return [
    route(call, async ({ body, headers, person, words }) => {
      await sendContactMessage(deps, person, body, headers['idempotency-key'] ?? null)
      return { message: words.answers.messageReceived }
    }),
    route(adminMessages, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT, ...filter } = query
      const rows = await selectContactMessages(deps.db, { ...filter, limit })
      return pageAnswer(
        request,
        rows.map(contactMessageSummaryView),
        limit,
        (message) => message._id,
      )
    }),
    route(adminMessage, async ({ params }) => {
      const row = await findContactMessage(deps.db, params.id)
      if (!row) throw notFound('message')
      return contactMessageView(row)
    }),
    route(answerCall, async ({ params, body, headers, person }) => {
      const key = headers['idempotency-key'] ?? null
      return contactMessageView(
        await answerContactMessage(deps, person, params.id, body.answer, key),
      )
    }),
    route(statusCall, async ({ params, body, person }) =>
      contactMessageView(await setContactMessageStatus(deps, person, params.id, body.status)),
    ),
  ]
}
