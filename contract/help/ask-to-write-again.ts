/** Asking a person on WhatsApp for another message. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { staffChat } from './help-desk.ts'

export const askToWriteAgain = defineCall({
  method: 'POST',
  path: '/api/admin/chats/:id/ask-again',
  summary: 'Ask a person by WhatsApp to write again, once they take no more free answers',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  answers: { 201: staffChat },
  errors: ['not_found', 'no_longer_changeable'],
})
