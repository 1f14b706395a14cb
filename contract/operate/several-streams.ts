/** Several streams of server-sent events over one connection. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'

/** More than all windows of a browser follow. */
const MOST_STREAMS = 60

export const severalStreams = defineCall({
  method: 'GET',
  path: '/api/live/several',
  summary:
    'Several of the live streams over one connection, since a browser opens few of them: `streams` are their paths, separated by commas; each event names its stream (`stream`, `event`, `data`). A stream that can’t be followed is refused alone. With `readAgo` they begin with what happened in that many milliseconds, where the server still knows all of it; else with `state`',
  access: 'public',
  query: z.object({
    streams: z.pipe(
      z.string().check(z.minLength(1), z.maxLength(MOST_STREAMS * 120)),
      z.transform((paths) => [...new Set(paths.split(','))].slice(0, MOST_STREAMS)),
    ),
    /** For how many milliseconds the caller has been reading what the streams tell about. */
    readAgo: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(0)))),
  }),
  answers: { 200: z.unknown() },
  errors: ['not_signed_in'],
  stream: true,
})
