/** Shared tablets, and the PINs that unlock them. */

export interface SharedTabletsTable {
  id: string
  name: string
  /** SHA-256 of the token in the tablet's cookie. */
  token_hash: string
  registered_by: string | null
  registered_at: Date
  last_used_by: string | null
  last_used_at: Date | null
  cut_off_at: Date | null
}

export interface StaffPinsTable {
  user_id: string
  pin_hash: string
  chosen_at: Date
}

/** How often a PIN was wrong on one tablet, one time after the other. */
export interface PinFailuresTable {
  tablet_id: string
  user_id: string
  failures: number
}
