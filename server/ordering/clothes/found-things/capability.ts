/** Capability face: found things. */
import type { Capability } from '../../../capability/capability.ts'
import { deleteOldFoundThings } from './put-found-thing-aside.ts'

export const foundThings: Capability = {
  routes: async (deps) => (await import('./routes.ts')).foundThingRoutes(deps),
  jobs: [{ name: 'remove-pictures', every: '*/10 * * * *', run: deleteOldFoundThings }],
}
