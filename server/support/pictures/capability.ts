/** Capability face: pictures in tickets and chats. */
import type { Capability } from '../../capability/capability.ts'
import { forgetUnsentPictures } from './add-picture.ts'
import { messagePictureData } from './personal-data.ts'

export const helpPictures: Capability = {
  routes: async (deps) => (await import('./routes.ts')).helpPictureRoutes(deps),
  jobs: [{ name: 'remove-pictures', every: '*/10 * * * *', run: forgetUnsentPictures }],
  personalData: [messagePictureData],
}
