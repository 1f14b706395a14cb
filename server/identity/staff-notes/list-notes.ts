/** Staff notes on an order or a customer, a page at a time. */
import type { FastifyRequest } from 'fastify'
import type { StaffNote } from '#contract/accounts/staff-notes.ts'
import type { Db } from '../../database/transaction.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import type { Answer } from '../../http/route.ts'
import { selectStaffNotes, type Noted } from './store.ts'
import { staffNoteView } from './view.ts'

/** Newest first. */
export async function listStaffNotes(
  db: Db,
  request: FastifyRequest,
  about: Noted,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Answer<StaffNote[]>> {
  const rows = await selectStaffNotes(db, about, { limit, cursor })
  return pageAnswer(request, rows.map(staffNoteView), limit, (note) => note._id)
}
