// Attacks by hostile callers, in a process of their own so that they disturb no measurement. Loopback only; an
// attack ends on request, with its parent, or after two minutes.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface Plan {
  kind: 'never reads' | 'half-open' | 'bombs' | 'slots'
  /** Connections that are open at once; for slots, questions a second. */
  count: number
  /** How many addresses the attackers come from, 127.0.0.2 and up. */
  addresses: number
  /** A session for what only somebody signed in may ask, and what that is. */
  signedIn?: { cookie: string; path: string }
}

export interface Attack {
  stop(): Promise<void>
}

const LONGEST_MS = 120_000
const AGAIN_AFTER_MS = 5000
/** In one packet: more than a connection may leave unanswered, and as many as it may. */
const QUESTIONS_AT_ONCE = [20, 8]

/** Starts an attack; resolved once it is in full swing. */
export async function startAttack(url: string, plan: Plan): Promise<Attack> {
  const { hostname } = new URL(url)
  if (hostname !== '127.0.0.1') throw new Error('Only this machine may be attacked.')
  const child: ChildProcess = fork(import.meta.filename, [url, JSON.stringify(plan)], {
    execArgv: [],
  })
  const ended = once(child, 'exit')
  const begun = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (!begun) throw new Error('The attack ended before it began.')
  return {
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

async function attack(url: string, plan: Plan): Promise<void> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const open = (index: number, greeting: string | Buffer): Socket => {
    const socket = connect({
      host: target.hostname,
      port: Number(target.port),
      localAddress: `127.0.0.${2 + (index % plan.addresses)}`,
    })
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.once('connect', () => socket.write(greeting))
    sockets.add(socket)
    return socket
  }
  /** What is cut off comes again, later: this is about connections that are held, not about a flood of new ones. */
  const insist = (index: number, greeting: string | Buffer): void => {
    open(index, greeting)
      .pause()
      .once('close', () => setTimeout(() => insist(index, greeting), AGAIN_AFTER_MS))
  }
  const head = `Host: ${target.host}\r\n`

  if (plan.kind === 'never reads') {
    const asks = [
      `GET /api/openapi.json HTTP/1.1\r\n${head}\r\n`,
      `GET / HTTP/1.1\r\n${head}\r\n`,
      ...(plan.signedIn
        ? [`GET ${plan.signedIn.path} HTTP/1.1\r\n${head}Cookie: ${plan.signedIn.cookie}\r\n\r\n`]
        : []),
    ]
    for (let index = 0; index < plan.count; index += 1)
      insist(index, asks[index % asks.length]!.repeat(QUESTIONS_AT_ONCE[index % 2]!))
  }
  if (plan.kind === 'half-open')
    for (let index = 0; index < plan.count; index += 1)
      insist(index, index % 2 === 0 ? '' : `GET / HTTP/1.1\r\n${head}X-Slow: `)
  if (plan.kind === 'bombs') {
    const bombs = bombsFor(head)
    for (let index = 0; index < plan.count; index += 1) insist(index, bombs[index % bombs.length]!)
  }
  if (plan.kind === 'slots') askAtARate(plan, open, head)
  process.send!('begun')
}

/** Bodies of some hundred bytes to some hundred kilobytes that unpack to 256 MB. */
function bombsFor(head: string): Buffer[] {
  const zeros = Buffer.alloc(256 * 1024 * 1024)
  const post = (type: string, encoding: string, body: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `POST /api/auth/login HTTP/1.1\r\n${head}Connection: close\r\nContent-Type: ${type}\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${body.length}\r\n\r\n`,
      ),
      body,
    ])
  return [
    post('application/json', 'br', brotliCompressSync(zeros)),
    post('application/json', 'gzip', gzipSync(zeros)),
    post('multipart/form-data; boundary=x', 'gzip', gzipSync(zeros)),
  ]
}

/** Asks whatever the answers take, over a few connections an address. */
function askAtARate(
  { count, addresses }: Plan,
  open: (index: number, greeting: string) => Socket,
  head: string,
): void {
  const TICK_MS = 20
  const lines = Array.from({ length: addresses * 4 }, (_, index) => {
    const line = { socket: open(index, ''), index }
    const again = (): void => {
      line.socket.resume()
      line.socket.once('close', () => {
        line.socket = open(index, '')
        again()
      })
    }
    again()
    return line
  })
  let asked = 0
  const began = performance.now()
  setInterval(() => {
    const due = ((performance.now() - began) / 1000) * count
    for (; asked < due; asked += 1)
      lines[asked % lines.length]!.socket.write(
        `GET /api/slots?days=31 HTTP/1.1\r\n${head}Accept-Encoding: gzip\r\n\r\n`,
      )
  }, TICK_MS)
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit(0))
  setTimeout(() => process.exit(0), LONGEST_MS)
  await attack(process.argv[2]!, JSON.parse(process.argv[3]!) as Plan)
}
