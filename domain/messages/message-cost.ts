// Cost of a message by its operator's table.
import type { SettingValues } from '../settings/setting-keys.ts'
import type { TextClass } from './templates/approved-text.ts'
import type { TextChannel } from './templates/registration.ts'

export type MessageRates = SettingValues['messageRates']

/** What a carrier charges for a message that it took. */
export interface MessageCharge {
  /** Its rate of the table; null where nothing is charged, as without a carrier. */
  readonly rate: keyof MessageRates | null
  /** Parts in which operators carry and charge a text message; null for another kind of message. */
  readonly segments: number | null
  /**
   * The laundry's number from which a reply in free words went: the first of each month are free. Left out for what is
   * charged from the first one on.
   */
  readonly repliedFrom?: string
}

/** Replies by WhatsApp that are free in a month, from each of the laundry's numbers. */
export const FREE_REPLIES = 1000

/** The rate of a text by its channel and class. */
export const TEXT_RATES: Readonly<
  Record<TextChannel, Readonly<Record<TextClass, keyof MessageRates>>>
> = {
  sms: { service: 'smsService', promotional: 'smsPromotional' },
  whatsapp: { service: 'whatsappUtility', promotional: 'whatsappMarketing' },
}

/** Rates have halves and hundredths of a paisa, so costs are summed in whole hundredths. */
const HUNDREDTHS_OF_PAISA = 100
const HUNDREDTHS_OF_RUPEE = 10_000

/** @returns hundredths of a paisa; null where the table has no rate, or nothing is charged */
export function costOfCharge(
  rates: MessageRates,
  { rate, segments }: MessageCharge,
): number | null {
  const paise = rate === null ? null : rates[rate]
  return paise === null ? null : Math.round(paise * HUNDREDTHS_OF_PAISA) * (segments ?? 1)
}

/** @returns paise, with at most two decimals */
export function costInPaise(hundredths: number): number {
  return hundredths / HUNDREDTHS_OF_PAISA
}

/** @returns rupees, to the nearest paisa */
export function costInRupees(hundredths: number): number {
  return Math.round((hundredths / HUNDREDTHS_OF_RUPEE) * 100) / 100
}
