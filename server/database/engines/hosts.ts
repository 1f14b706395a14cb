/** A DATABASE_URL with several hosts: the product uses the primary, the one that accepts writes. */
import { callbackify } from 'node:util'
import pg from 'pg'
import { PreparingClient } from './preparing-client.ts'

export interface Host {
  host: string
  port: number
}

/** How a connection is found: the address of the first host, all of them in order, and which will do. */
export interface HostChoice {
  connectionString: string
  hosts: Host[]
  needsWriting: boolean
}

const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/
const DEFAULT_PORT = 5432

/** A host that drops what is sent to it leaves time for the next ones. */
const ANSWER_WITHIN_MS = 3_000

/**
 * Reads an address as libpq's are written: hosts with commas between them, `target_session_attrs`
 * among the parameters. Of several hosts one that can be written to is taken, unless that says `any`.
 * @returns null for what is no such address
 */
export function readDatabaseUrl(text: string): HostChoice | null {
  const [, beginning, list, rest] = FORM.exec(text) ?? []
  const addresses = list?.split(',') ?? []
  // The driver reads one host; every address must be one by that measure.
  const urls = addresses.map((address) => URL.parse(`${beginning}${address}${rest}`))
  if (urls.length === 0 || urls.some((url) => url === null || url.hostname === '')) return null
  const [first] = urls as [URL, ...URL[]]
  const wanted = first.searchParams.get('target_session_attrs')
  if (wanted !== null && !['any', 'read-write', 'primary'].includes(wanted)) return null
  first.searchParams.delete('target_session_attrs')
  return {
    connectionString: first.href,
    hosts: (urls as URL[]).map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port) || DEFAULT_PORT,
    })),
    needsWriting: wanted === null ? urls.length > 1 : wanted !== 'any',
  }
}

/** A connection that goes to the first of its hosts that will do, looked for in order each time. */
export class HostClient extends PreparingClient {
  readonly #config: pg.ClientConfig & Partial<HostChoice>

  constructor(config: pg.ClientConfig & Partial<HostChoice> = {}) {
    super(config)
    this.#config = config
  }

  override connect = ((done?: (error: Error | null) => void): Promise<void> | void => {
    const connected = this.#chooseHost().then(async () => {
      await super.connect()
    })
    if (!done) return connected
    callbackify(() => connected)((error) => done(error))
  }) as pg.Client['connect']

  async #chooseHost(): Promise<void> {
    const { hosts = [], needsWriting = false } = this.#config
    if (hosts.length < 2 && !needsWriting) return
    const failures: Error[] = []
    for (const host of hosts) {
      try {
        await check({ ...this.#config, ...host }, needsWriting)
        Object.assign(this, host)
        return
      } catch (error) {
        failures.push(error as Error)
      }
    }
    const reasons = hosts.map(({ host, port }, at) => `${host}:${port}: ${failures[at]!.message}`)
    // The last one's code says to others what kind of failure it was.
    throw Object.assign(new Error(`No host of DATABASE_URL can be used. ${reasons.join(' ')}`), {
      code: failures.map((failure) => (failure as { code?: string }).code).find(Boolean),
    })
  }
}

/** @throws Error when the host doesn't answer, or can't be written to though that is needed */
async function check(
  { host, port, connectionString, ...config }: pg.ClientConfig & Host,
  needsWriting: boolean,
): Promise<void> {
  const url = new URL(connectionString!)
  url.hostname = host.includes(':') ? `[${host}]` : host
  url.port = String(port)
  const client = new pg.Client({
    ...config,
    connectionString: url.href,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // One that breaks while it ends has said what it had to.
  client.on('error', () => {})
  try {
    await client.connect()
    if (!needsWriting) return
    const { rows } = await client.query<{ refuses: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as refuses`,
    )
    if (rows[0]?.refuses) throw new Error('it is a standby, or can only be read.')
  } finally {
    client.end().catch(() => {})
  }
}
