/** Saved addresses and cards in API answers. */
import type { SavedAddress, SavedCard } from '#contract/accounts/profile.ts'
import type { AddressRow, CardRow } from './store.ts'

export function addressView(row: AddressRow): SavedAddress {
  const { id, type, address, parts, is_default: isDefault } = row
  const since = row.release_withdrawn_at === null ? row.released_at : null
  return {
    _id: id,
    type,
    address,
    parts,
    isDefault,
    ...(since && { leftWithGuardSince: since.toISOString() }),
  }
}

/** Without the token, which nobody needs to see. */
export function cardView(row: CardRow): SavedCard {
  return {
    _id: row.id,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    holder: row.holder,
    isDefault: row.is_default,
  }
}
