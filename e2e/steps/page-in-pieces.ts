// A slow line: the product's pages with HTML in pieces, which the browser draws one by one.
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PIECE_BYTES = 1500

/** Longer than a frame of the browser, so that each piece is drawn before the next one comes. */
const PIECE_MS = 50

/**
 * Stands before a running product until `stop`. GET only; what is no page comes whole.
 * @param product its address
 * @returns the address to open pages at
 */
export async function servePagesInPieces(
  product: string,
): Promise<{ url: string; stop: () => void }> {
  const line = createServer((request, response) => void answer(product, request, response))
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => {
      line.closeAllConnections()
      line.close()
    },
  }
}

async function answer(product: string, request: IncomingMessage, response: ServerResponse) {
  const { accept = '*/*' } = request.headers
  const whole = await fetch(`${product}${request.url}`, { headers: { accept } })
  const body = Buffer.from(await whole.arrayBuffer())
  const type = whole.headers.get('content-type') ?? ''
  response.writeHead(whole.status, { 'content-type': type })
  if (type.startsWith('text/html'))
    for (let at = 0; at < body.length; at += PIECE_BYTES) {
      response.write(body.subarray(at, at + PIECE_BYTES))
      await pause(PIECE_MS)
    }
  response.end(type.startsWith('text/html') ? undefined : body)
}
