/** Shared tablets in API answers. */
import type { FastifyRequest } from 'fastify'
import type { Tablet, TabletHere } from '#contract/people/tablets.ts'
import { TABLET_IDLE_SECONDS } from '#domain/people/pin.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { tabletHash, readTabletToken } from '../accounts/sessions/shared-tablet.ts'
import { findTablet, listTabletUsers, selectTablets, type TabletRow } from './store.ts'

export async function tabletViews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Tablet[]> {
  return (await selectTablets(db, clock())).map(tabletView)
}

/** @throws AppError `not_found` */
export async function toTabletView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<Tablet> {
  const [row] = await selectTablets(db, clock(), id)
  if (!row) throw notFound('tablet')
  return tabletView(row)
}

function tabletView(row: TabletRow): Tablet {
  return {
    _id: row.id,
    name: row.name,
    registeredAt: row.registered_at.toISOString(),
    registeredBy: row.registeredBy,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    lastUsedBy: row.lastUsedBy,
    cutOffAt: row.cut_off_at?.toISOString() ?? null,
    signedIn: Number(row.signedIn),
  }
}

/** The tablet that asks; null for any other browser, and for one that was cut off. */
export async function readTabletOfRequest(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<TabletHere | null> {
  const token = readTabletToken(request, config)
  const tablet = token === null ? undefined : await findTablet(db, tabletHash(token))
  if (!tablet) return null
  const people = (await listTabletUsers(db)).map(({ id, name }) => ({ _id: id, name }))
  return { name: tablet.name, locksAfterSeconds: TABLET_IDLE_SECONDS, people }
}
