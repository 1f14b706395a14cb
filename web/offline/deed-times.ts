// Times of a deed, as the server takes them.
import { deviceTime } from '#web/lib/clock.ts'

/** When something was marked, and by how much this device's clock is wrong. */
export const completionTimes = (at: string | undefined) =>
  at !== undefined && { at, sentAt: new Date(deviceTime()).toISOString() }
