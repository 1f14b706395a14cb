/** Pictures in tickets and chats: each is sent on its own and named by its message. */
import * as z from 'zod/mini'
import { MOST_PICTURES_OF_MESSAGE, PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'
import { pictureParams } from '../garments/garments.ts'
import { pictureTooLarge } from '#words/en/fields/ordering.ts'
import * as names from '#words/en/fields/names.ts'
import { fieldNeeded } from '#words/en/fields/shared.ts'
import { tooManyPictures } from '#words/en/fields/support.ts'

/** A picture of a message; both addresses are paths of this site. */
export const messagePicture = z.object({
  _id: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
})
export type MessagePicture = z.output<typeof messagePicture>

/** The ids of pictures that were sent for a message; none if left out. */
export const pictureIds = z.optional(
  z.array(id).check(z.maxLength(MOST_PICTURES_OF_MESSAGE, { error: tooManyPictures })),
)

/** A message has words, a picture, or both. */
export function requireTextOrPicture<
  S extends z.ZodMiniType<{ message: string; pictures?: string[] | undefined }>,
>(body: S): S {
  return body.check(
    z.refine(({ message, pictures = [] }) => message !== '' || pictures.length > 0, {
      error: fieldNeeded({ name: names.message }),
      path: ['message'],
    }),
  )
}

export const addHelpPicture = defineCall({
  method: 'POST',
  path: '/api/help/pictures',
  summary: 'Send a picture for a message; it is removed after a day unless a message names it',
  access: 'own',
  body: z.object({}),
  file: { name: 'image', maxBytes: PICTURE_MAX_BYTES, tooLarge: pictureTooLarge },
  answers: { 201: messagePicture },
  errors: ['too_large', 'unsupported_media', 'unreadable_picture', 'busy', 'bad_request'],
  limit: { minute: 20, day: 60 },
})

export const helpPicture = defineCall({
  method: 'GET',
  path: '/api/help/pictures/:id/:size',
  summary: 'A picture of a message as WebP, for who takes part in that ticket or chat',
  access: 'public',
  params: pictureParams,
  answers: { 200: z.unknown() },
  media: 'image/webp',
  errors: ['not_found'],
})
