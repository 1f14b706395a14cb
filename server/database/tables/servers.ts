/** The rows that servers keep about themselves. */
import type { JSONColumnType } from 'kysely'
import type { ServerNotice } from '#domain/settings/server-notices.ts'

export interface ServersTable {
  id: string
  base_url: string
  /** By the database's clock. */
  seen_at: Date
  notices: JSONColumnType<{ code: ServerNotice; message: string; since: string }[]>
}

export interface AuthSecretCheckTable {
  /** Always 1. */
  id: number
  value: string
}
