/** Stand-in for an SMS gateway in India: it hands over what passes the scrubbing, and refuses the rest. */
import { createServer, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'
import { type DltRegistry, scrub } from './dlt-scrub.ts'

export interface DltGateway {
  url: string
  registry: DltRegistry
  delivered: { to: string; text: string }[]
  /** Why each message was dropped. */
  dropped: string[]
  close(): void
}

/** @param at its port; one that the system chooses if left out */
export async function openDltGateway(at?: number): Promise<DltGateway> {
  const registry: DltRegistry = { templates: new Map(), links: [] }
  const delivered: DltGateway['delivered'] = []
  const dropped: string[] = []
  /** Hands a message over, or says why it is dropped. */
  const take = async (request: IncomingMessage): Promise<string | null> => {
    const { from: header, ...message } = await readMessage(request)
    const refusal = scrub(registry, { ...message, header })
    if (refusal === null) delivered.push({ to: message.to, text: message.text })
    else dropped.push(refusal)
    return refusal
  }
  const server = createServer((request, response) => {
    void take(request).then((refusal) => response.writeHead(refusal ? 400 : 202).end(refusal))
  })
  const port = await listenLocally(server, at)
  return {
    url: `http://127.0.0.1:${port}/`,
    registry,
    delivered,
    dropped,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readMessage(request: IncomingMessage) {
  return JSON.parse(await readText(request)) as {
    from: string
    to: string
    text: string
    entityId?: string
    templateId?: string
  }
}
