/** A laundry in which nothing is announced: no messages of other servers, no deliveries of events. */
import type { Live } from '#server/platform/live.ts'

export const silentLive: Live = {
  on: () => () => {},
  rewind: (_, begin) => ({ begun: begin(), isComplete: true }),
  listening: () => true,
  close: async () => {},
}

export const silentEvents = { consumersOf: () => [], deliver() {}, settled: async () => {} }
