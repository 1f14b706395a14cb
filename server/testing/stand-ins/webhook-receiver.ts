/** An independent webhook receiver: verifies Standard Webhooks 1.0 signatures with WebCrypto. */
import { webcrypto } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenLocally } from '../local-servers.ts'

/** What arrived, in turn. */
export interface Received {
  headers: IncomingHttpHeaders
  /** The header webhook-id. */
  id: string
  body: string
}

export interface WebhookReceiver {
  url: string
  received: Received[]
  /** Answered to the next requests: a status, or never. 200 once there is none left. */
  answers: (number | 'never')[]
  close(): void
}

/** @param headers sent with every answer */
export async function openWebhookReceiver(
  headers: Record<string, string> = {},
): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers: WebhookReceiver['answers'] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const id = String(request.headers['webhook-id'])
      received.push({ headers: request.headers, id, body: Buffer.concat(parts).toString('utf8') })
      const status = answers.shift() ?? 200
      if (status !== 'never') response.writeHead(status, headers).end('thank you')
    })
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * "The content to sign is the id, the timestamp and the payload, joined by full stops. The signature header is a
 * list of signatures with spaces between them, each its version and, after a comma, its value in base64; one of
 * them must be the HMAC-SHA256 of the content with the bytes that the secret stands for behind its prefix."
 * @returns how many of the signatures hold
 */
export async function countValidSignatures(
  { headers, body }: Pick<Received, 'headers' | 'body'>,
  secret: string,
): Promise<number> {
  const [prefix, encoded] = secret.split('_') as [string, string]
  if (prefix !== 'whsec') throw new Error('The secret has another prefix.')
  const key = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(encoded, 'base64'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const bytes = new TextEncoder().encode(content)
  let held = 0
  for (const each of String(headers['webhook-signature']).split(' ')) {
    const [version, value] = each.split(',') as [string, string]
    if (version !== 'v1') throw new Error(`A signature of version ${version}.`)
    const signature = Buffer.from(value, 'base64')
    if (await webcrypto.subtle.verify('HMAC', key, signature, bytes)) held += 1
  }
  return held
}
