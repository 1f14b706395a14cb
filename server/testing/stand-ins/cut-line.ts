/** A connection to the test's PostgreSQL server that can be cut at any moment, as by networks and failovers. */
import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../local-servers.ts'

export interface CutLine {
  /** The database's address through this line. */
  url: string
  /**
   * Cuts the next connection that is opened once so many pieces went over it, whichever way. Pieces
   * are what arrives at a time: the greeting, the password, a statement, an answer.
   * @returns settled once it is cut
   */
  cutNextAfter(pieces: number): Promise<void>
  /** Cuts the connection that sends `first` instead of passing on the answer to its next commit, which is done then. */
  cutAtCommitAfter(first: string): void
  /** Cuts every connection that listens as soon as it says so, until this is called with false. */
  refuseListening(refused: boolean): void
  /** Cuts every open connection, and every new one until this is called with false. */
  breakDown(down: boolean): void
  close(): Promise<void>
}

/** @param databaseUrl a server that speaks without TLS */
export async function openBreakableConnection(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl)
  const open = new Set<() => void>()
  const listening = new Set<() => void>()
  let isDown = false
  let isRefusing = false
  let order: { pieces: number; done: () => void } | undefined
  let lastStatement: string | undefined
  let cuts = 0

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(target.port), host: target.hostname, noDelay: true })
    const ends: Socket[] = [near, far]
    const mine = order
    order = undefined
    let passed = 0
    let isCutAtCommit = false
    const cut = () => {
      if (!open.delete(cut)) return
      listening.delete(cut)
      // Lines end with a word and without one.
      cuts += 1
      for (const end of ends) {
        if (cuts % 2 === 0) end.destroy()
        else end.resetAndDestroy()
      }
    }
    open.add(cut)
    const cutIfDue = (pieces: number) => {
      if (!mine || pieces < mine.pieces) return
      cut()
      mine.done()
    }
    const pass = (to: Socket) => (piece: Buffer) => {
      if (!open.has(cut)) return
      if (to === far && piece.includes('listen "')) {
        listening.add(cut)
        if (isRefusing) return cut()
      }
      if (to === far && lastStatement !== undefined && piece.includes(lastStatement)) {
        lastStatement = undefined
        isCutAtCommit = true
      }
      if (to === near && isCutAtCommit && piece.includes('COMMIT')) return cut()
      const pieces = (passed += 1)
      to.write(piece, () => cutIfDue(pieces))
    }
    near.on('data', pass(far))
    far.on('data', pass(near))
    for (const end of ends) end.on('error', cut).on('close', cut)
    if (isDown) cut()
    else cutIfDue(0)
  })
  const port = await listenLocally(server)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)

  return {
    url: url.href,
    cutNextAfter: (pieces) => new Promise<void>((done) => (order = { pieces, done })),
    cutAtCommitAfter: (first) => (lastStatement = first),
    refuseListening(refused) {
      isRefusing = refused
      if (refused) for (const cut of listening) cut()
    },
    breakDown(down) {
      isDown = down
      if (down) for (const cut of open) cut()
    },
    async close() {
      server.close()
      for (const cut of open) cut()
    },
  }
}
