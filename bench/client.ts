// HTTP client that acts as many browsers: open connections, one session each.
import { Agent, request } from 'node:http'

export interface Reply {
  status: number
  body: string
  cookies: string[]
}

export interface Client {
  /** @param cookie a session from `signIn` */
  send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options?: { cookie?: string; headers?: Record<string, string>; body?: unknown },
  ): Promise<Reply>
  /** Signs in and gives the session's cookie. */
  signIn(who: { email: string; password: string }): Promise<string>
  close(): void
}

/** @param connections how many requests may be under way at once */
export function openHttpClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })

  const send: Client['send'] = (method, path, { cookie, headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(`${url}${path}`, {
        method,
        agent,
        headers: {
          ...headers,
          ...(cookie && { cookie }),
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      })
      outgoing.on('response', (incoming) => {
        let received = ''
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          received += chunk
        })
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: received,
            cookies: incoming.headers['set-cookie'] ?? [],
          }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(text)
    })

  return {
    send,
    async signIn(who) {
      const reply = await send('POST', '/api/auth/login', { body: who })
      if (reply.status !== 200)
        throw new Error(`Signing in answered ${reply.status}: ${reply.body}`)
      return reply.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    },
    close: () => agent.destroy(),
  }
}
