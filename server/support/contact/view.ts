/** Contact messages in API answers to staff. */
import type { ContactMessage, MessageSummary } from '#contract/help/help-desk.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MessageRow } from './store.ts'

export function contactMessageSummaryView(
  row: Selectable<Tables['contact_messages']>,
): MessageSummary {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    inquiryType: row.inquiry_type,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }
}

export function contactMessageView(row: MessageRow): ContactMessage {
  return {
    ...contactMessageSummaryView(row),
    phone: row.phone,
    message: row.message,
    userId: row.user_id,
    answers: row.answers.map((answer) => ({
      _id: answer.id,
      text: answer.answer,
      staffName: answer.staff_name,
      createdAt: new Date(answer.created_at).toISOString(),
    })),
  }
}
