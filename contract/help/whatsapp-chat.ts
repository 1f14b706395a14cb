/** Chats of people who write by WhatsApp. */
import * as z from 'zod/mini'
import { instant } from '../base/fields.ts'

/** The way to answer one, for staff. */
export const whatsAppChat = z.object({
  /** Null where the person hides it. */
  phone: z.nullable(z.string()),
  /** Until when they take answers in free words; null where they can't be written to any more. */
  answersUntil: z.nullable(instant),
  /** Whether answers go there: the customer wrote there last. */
  isWayBack: z.boolean(),
  /** Whether they were asked to write again, and haven't yet. */
  isAsked: z.boolean(),
})
