/** API calls about pictures in tickets and chats. */
import type { FastifyRequest } from 'fastify'
import { addHelpPicture, helpPicture } from '#contract/help/help-pictures.ts'
import { can, isRecordOwner } from '#domain/people/permissions.ts'
import { chatterOfRequest } from '../../http/callers/chatter.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { PICTURE_HEADERS, pictureKey } from '../../platform/images/picture-files.ts'
import { addPicture } from './add-picture.ts'
import { pictureView } from './pictures-of.ts'
import { findPicture } from './store.ts'

export function helpPictureRoutes(deps: Deps): Route[] {
  const { db, files, config } = deps

  /** Staff of the help desk, who sent it, and the customer or visitor who reads it. */
  async function maySee(id: string, person: Person | null, request: FastifyRequest) {
    const row = await findPicture(db, id)
    if (!row) return false
    if (can(person, 'help-desk') || isRecordOwner(person, row.sender_id)) return true
    if (isRecordOwner(person, row.ticket_owner_id)) return row.internal === false
    if (isRecordOwner(person, row.chat_owner_id)) return true
    const visitor =
      row.visitor_hash === null ? null : chatterOfRequest(null, request, config.baseUrl)
    return visitor?.kind === 'visitor' && visitor.hash === row.visitor_hash
  }

  return [
    route(addHelpPicture, async ({ person, upload }) =>
      pictureView(await addPicture(deps, person, upload)),
    ),
    route(helpPicture, async ({ params, person, request }) => {
      const id = params.id.toLowerCase()
      const bytes = (await maySee(id, person, request))
        ? await files.get(pictureKey(id, params.size))
        : null
      if (!bytes) throw notFound('picture')
      return new Answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        headers: PICTURE_HEADERS,
      })
    }),
  ]
}
