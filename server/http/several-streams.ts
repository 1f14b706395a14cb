/** Several streams over one connection, each with its own access check. */
import * as z from 'zod/mini'
import type { Call } from '#contract/base/call.ts'
import { severalStreams } from '#contract/operate/several-streams.ts'
import { AppError, say } from '../platform/app-error.ts'
import type { Live } from '../platform/live.ts'
import { checkAccess, checkRecordOwner } from './callers/access.ts'
import { countGuess } from './limits/guesses.ts'
import { streamRoute, type Incoming, type Route } from './route.ts'
import type { Source, StreamEvent } from './streams/stream.ts'

/** One of the streams: what it is made of, or the code of its refusal. */
type Followed = { path: string; source: Source } | { path: string; refusal: string }

/** @param routes all routes; those with a source can be followed */
export function combinedStreamsRoute(routes: Route[], live: Live): Route {
  const streams = routes.flatMap(({ call, source }) =>
    source ? [{ call, source, pattern: new URLPattern({ pathname: call.path }) }] : [],
  )

  async function sourceOf(path: string, incoming: Incoming<typeof severalStreams>) {
    for (const { call, source, pattern } of streams) {
      const params = pattern.exec({ pathname: path })?.pathname.groups
      if (!params) continue
      checkAccess(call.access, incoming.person)
      const read = z.safeParse(call.params ?? z.unknown(), params)
      if (!read.success) break
      checkRecordOwner(call.access, incoming.person, { params: read.data, body: undefined })
      const asked = { ...incoming, params: read.data, query: {} } as unknown as Incoming<Call>
      return countGuess(call, asked, source)
    }
    throw new AppError('not_found', say('noSuchCall', { call: path }))
  }

  /** @throws AppError `not_signed_in`, for then none of what is private can be followed */
  async function follow(path: string, incoming: Incoming<typeof severalStreams>) {
    try {
      return { path, source: await sourceOf(path, incoming) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'not_signed_in') throw error
      return { path, refusal: error.code }
    }
  }

  return streamRoute(severalStreams, async (incoming) => {
    const { streams: paths, readAgo } = incoming.query
    return together(await Promise.all(paths.map((path) => follow(path, incoming))), live, readAgo)
  })
}

/** A caller that missed more of one stream is asked to read everything again. */
const MOST_REPLAYED = 20

/** @param readAgo for how many milliseconds the caller has been reading; without it nothing is replayed */
function together(all: Followed[], live: Live, readAgo: number | undefined): Source {
  let isComplete = false
  return {
    subscribe(push) {
      const begin = () =>
        all.flatMap((one) => ('source' in one ? [subscribe(one.path, one.source, push)] : []))
      const rewound = readAgo === undefined ? null : live.rewind(readAgo, begin)
      isComplete = rewound?.isComplete === true
      const stops = rewound?.begun ?? begin()
      return () => stops.forEach((stop) => stop())
    },
    async missed() {
      const begun = await Promise.all(
        all.map(async (one) => {
          if (!('source' in one)) return [refused(one.path, one.refusal)]
          if (isComplete) return []
          const { events } = await one.source.missed(null)
          return events.map((event) => named(one.path, event))
        }),
      )
      return { events: begun.flat(), knownIds: [] }
    },
  }
}

/** Events that come before it has begun are from the past: each once, not too many, and no typing sign. */
function subscribe(path: string, source: Source, push: (event: StreamEvent) => void): () => void {
  const past = new Map<string, StreamEvent>()
  let hasBegun = false
  const stop = source.subscribe((event) => {
    if (hasBegun) push(named(path, event))
    else if (event.event !== 'typing') past.set(JSON.stringify(event), event)
  })
  hasBegun = true
  const replayed: Iterable<StreamEvent> =
    past.size > MOST_REPLAYED ? [{ event: 'resync', data: {} }] : past.values()
  for (const event of replayed) push(named(path, event))
  return stop
}

function named(stream: string, { event, data }: StreamEvent): StreamEvent {
  return { event: 'followed', data: { stream, event, data } }
}

function refused(stream: string, code: string): StreamEvent {
  return { event: 'refused', data: { stream, code } }
}
