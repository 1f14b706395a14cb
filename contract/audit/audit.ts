/** The audit log: which member of staff changed which record. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { calendarDate, id, instant, pageQuery } from '../base/fields.ts'
import { badAuditCursor } from '#words/en/fields/support.ts'

const entry = z.object({
  _id: z.string(),
  at: instant,
  /** Null for a command at the server itself, and for somebody who was removed. */
  actor: z.nullable(z.object({ _id: z.string(), name: z.string() })),
  /** The API key that they did it with; left out where they did it themselves. */
  apiKey: z.optional(z.object({ _id: z.string(), name: z.string() })),
  /** "thing.verb", such as "item.changed". */
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string() }),
  summary: z.string(),
  details: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.output<typeof entry>

export const auditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What staff did, newest first; search in the sentences, filter by the rest',
  access: { permission: 'people' },
  query: z.object({
    limit: pageQuery.limit,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: badAuditCursor }))),
    q: z.optional(z.string().check(z.maxLength(100))),
    actor: z.optional(id),
    action: z.optional(z.string().check(z.maxLength(60))),
    /** A kind of record, such as "order", and one of its kind. */
    subjectType: z.optional(z.string().check(z.maxLength(60))),
    subjectId: z.optional(z.string().check(z.maxLength(80))),
    /** Dates in the laundry's time zone, both included. */
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
  }),
  answers: { 200: z.array(entry) },
})

export const auditFilters = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log/filters',
  summary: 'Who is in the audit log, and what was done',
  access: { permission: 'people' },
  answers: {
    200: z.object({
      people: z.array(z.object({ _id: z.string(), name: z.string() })),
      actions: z.array(z.string()),
      subjectTypes: z.array(z.string()),
    }),
  },
})
