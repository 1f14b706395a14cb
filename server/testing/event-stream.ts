/** Reads server-sent events over a real connection, as a browser's EventSource would. */

interface ReceivedEvent {
  id: string | undefined
  event: string
  data: unknown
}

export interface EventReader {
  status: number
  /** The next event; fails when the stream ends first. */
  next(): Promise<ReceivedEvent>
  /** Everything that arrives until an event for which `isLast` holds, that one included. */
  until(isLast: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent[]>
  /** Settles when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens a stream; settled once the server has answered with its headers. */
export async function openEventStream(
  address: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const abort = new AbortController()
  const response = await fetch(address, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  })
  const arrived: ReceivedEvent[] = []
  const waiting: { resolve(event: ReceivedEvent): void; reject(error: Error): void }[] = []
  let isOver = false

  async function read(): Promise<void> {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const event = parse(block)
        if (!event) continue
        const reader = waiting.shift()
        if (reader) reader.resolve(event)
        else arrived.push(event)
      }
    }
  }

  const ended = read()
    .catch(() => {})
    .then(() => {
      isOver = true
      for (const reader of waiting) reader.reject(new Error('The stream has ended.'))
    })

  function next(): Promise<ReceivedEvent> {
    const event = arrived.shift()
    if (event) return Promise.resolve(event)
    if (isOver) return Promise.reject(new Error('The stream has ended.'))
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }

  return {
    status: response.status,
    next,
    ended,
    async until(isLast) {
      const events: ReceivedEvent[] = []
      do events.push(await next())
      while (!isLast(events.at(-1)!))
      return events
    },
    close: () => abort.abort(),
  }
}

/** Comments, which keep the connection alive, are no events. */
function parse(block: string): ReceivedEvent | null {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      }),
  )
  if (!fields.has('data')) return null
  return {
    id: fields.get('id'),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(fields.get('data')!),
  }
}
