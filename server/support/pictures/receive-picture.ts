/** Stores a picture that a person sent by WhatsApp, by the rules of uploaded pictures. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { incomingFolder } from '../../http/form.ts'
import { saveWithPicture } from '../../ordering/garments/save-with-picture.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertPicture } from './store.ts'

export type PictureRefusal = 'wrongType' | 'tooLarge' | 'unreadable'

/**
 * @param mediaId WhatsApp's
 * @returns its id, for a message to take within a day; or why it isn't kept
 * @throws Error where another try is worth it
 */
export async function receivePicture(
  deps: Deps,
  mediaId: string,
): Promise<{ id: string } | { refused: PictureRefusal }> {
  const bytes = await deps.whatsApp.readMedia(mediaId, PICTURE_MAX_BYTES)
  if (bytes === 'gone') return { refused: 'unreadable' }
  if (bytes === 'too_large') return { refused: 'tooLarge' }
  const path = join(incomingFolder(deps.config.dataDir), randomUUID())
  try {
    await writeFile(path, bytes)
    return await saveWithPicture(deps, { path }, async (tx, id) => {
      await insertPicture(tx, { picture_id: id!, user_id: null, created_at: deps.clock() })
      return { id: id! }
    })
  } catch (error) {
    const refused = error instanceof AppError ? REFUSALS[error.code] : undefined
    if (refused === undefined) throw error
    return { refused }
  } finally {
    await rm(path, { force: true })
  }
}

const REFUSALS: Readonly<Record<string, PictureRefusal>> = {
  unsupported_media: 'wrongType',
  too_large: 'tooLarge',
  unreadable_picture: 'unreadable',
}
