/** Raw HTTP over a socket, byte by byte, for malformed requests. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Opens a connection to `address`, such as "http://127.0.0.1:4000". */
export async function openSocket(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // What the server cuts off ends in a reset; the test looks at what came before.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends `text` and gives everything that comes until the server closes the connection. */
export async function exchangeRawText(address: string, text: string | Buffer): Promise<string> {
  const socket = await openSocket(address)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const closed = once(socket, 'close')
  socket.write(text)
  await closed
  return Buffer.concat(chunks).toString()
}

/** Reads the first answer of what came over a connection. */
export function firstAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: rest.join('\r\n\r\n'),
  }
}
