/** Rate limit of every call that tries a card: enough for a family's cards, too few for testing stolen ones. */
import type { Limit } from '../base/call.ts'

export const CARD_LIMIT = { hour: 10, day: 20, networkHour: 60 } as const satisfies Limit
