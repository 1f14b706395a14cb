/**
 * The choice of the leading server: its listening connection holds an advisory lock, which the others request every
 * second. Without a leader, work is a few seconds late.
 */
import { NOTICE_SILENCE } from '../engines/postgresql.ts'

export interface Lead {
  leads(): boolean
  /** Calls `begin` each time this process comes to lead, and at once where it does already. */
  onBegin(begin: () => void): void
  /** Lets another process lead, and never leads again. */
  resign(): Promise<void>
}

/** Of a process that has the database to itself. */
export const LEADS_ALONE: Lead = {
  leads: () => true,
  onBegin: (begin) => begin(),
  resign: async () => {},
}

/** 'Lead' in ASCII, and the only key of that kind. */
const LOCK = `${0x4c656164}, 0`

/** So often one that doesn't lead asks whether it can: it is how long what a killed one did stands still. */
export const ASK_EVERY_MS = 1000

/** A process that hangs sends nothing more; the database ends its connection after so long, and another may lead. */
const END_SILENT = `set idle_session_timeout = '7s'`

/** Sends a statement over the listening connection. */
type Send = (sql: string) => Promise<unknown>

/** What the listening connection does so that its process may lead. */
export class Candidate implements Lead {
  readonly #begins: (() => void)[] = []
  #isStanding = true
  #isLeading = false
  /** The present connection's. */
  #send: Send | undefined
  /** That of which an answer is awaited. */
  #asked: Send | undefined

  leads(): boolean {
    return this.#isLeading
  }

  onBegin(begin: () => void): void {
    this.#begins.push(begin)
    if (this.#isLeading) begin()
  }

  /** A new connection holds no lock yet. */
  async connected(send: Send): Promise<void> {
    this.#send = send
    await send(`${NOTICE_SILENCE}; ${END_SILENT}`)
    await this.ask()
  }

  disconnected(): void {
    this.#send = undefined
    this.#isLeading = false
  }

  /** @throws Error where the connection ends before the answer */
  async ask(): Promise<void> {
    const send = this.#send
    // Two answers would be two locks of this one connection.
    if (!send || !this.#isStanding || this.#isLeading || this.#asked === send) return
    this.#asked = send
    const { rows } = (await send(`select pg_try_advisory_lock(${LOCK}) as leads`)) as {
      rows: { leads: boolean }[]
    }
    if (this.#asked === send) this.#asked = undefined
    if (!rows[0]!.leads || send !== this.#send) return
    // Who has resigned in the meantime holds it all the same.
    if (!this.#isStanding) return void (await send(`select pg_advisory_unlock(${LOCK})`))
    this.#isLeading = true
    for (const begin of this.#begins) begin()
  }

  async resign(): Promise<void> {
    this.#isStanding = false
    if (!this.#isLeading) return
    this.#isLeading = false
    // A connection that ends in the meantime gives the lock back itself.
    await this.#send?.(`select pg_advisory_unlock(${LOCK})`).catch(() => {})
  }
}
