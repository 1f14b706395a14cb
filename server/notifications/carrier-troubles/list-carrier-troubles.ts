/** What holds up a whole channel or one text at present, such as a token that was revoked, with what to do. */
import type { CarrierTrouble } from '#contract/messages/outbox.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { firstIdFrom } from '../../platform/ids.ts'
import { offeredChannels } from '../channels.ts'
import { type KnownTrouble, type MetTrouble, selectTroubles } from './store.ts'

/** Carriers are tried for a day and a half; a trouble that no message met since then is forgotten. */
const WITHIN_MS = 3 * DAY_MS

export async function listCarrierTroubles({
  db,
  clock,
  config,
  staffWords,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'staffWords'>): Promise<CarrierTrouble[]> {
  const known = offeredChannels(config).flatMap(({ name: channel, troubles }): KnownTrouble[] => {
    const { ofAll = [], ofText = [] } = troubles?.(staffWords) ?? {}
    return [
      ...ofAll.map((beginning) => ({ channel, beginning, isOfText: false })),
      ...ofText.map((beginning) => ({ channel, beginning, isOfText: true })),
    ]
  })
  const since = firstIdFrom(new Date(clock().getTime() - WITHIN_MS))
  return (await selectTroubles(db, known, since)).map((met) => ({
    channel: met.channel,
    why: met.why,
    text: textName(staffWords, met),
    messageId: met.id,
    at: met.at.toISOString(),
  }))
}

function textName({ statusLabels, messageKinds }: Words, met: MetTrouble): string | null {
  if (!met.isOfText) return null
  return met.status === null ? messageKinds[met.kind] : statusLabels[met.status]
}
