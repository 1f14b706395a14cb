/** The rows of people: who they are, how they sign in, and what they keep of their own. */
import type { Generated, JSONColumnType } from 'kysely'
import type { AddressType } from '#contract/accounts/profile.ts'
import type { Address } from '#domain/orders/address-parts.ts'
import type { Permission } from '#domain/people/permissions.ts'
import type { Role } from '#domain/people/roles.ts'
import type { CareLimit } from '#domain/garments/garment-care.ts'
import type { GarmentCategory, GarmentCondition } from '#domain/garments/garments.ts'

export interface UsersTable {
  id: string
  name: string
  /** Empty for who is known by their phone number alone. */
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Generated<Role>
  /** The only permissions of their role that a member of staff has; null for all of them. */
  narrowed_to: JSONColumnType<Permission[] | null, string | null | undefined, string | null>
  /** How much a member of staff may give back in a day of the laundry's zone; null without an end. */
  refunds_per_day_paise: number | null
  /** When somebody became staff, where their account was there before. */
  staff_since: Date | null
  /** Since when a member of staff can't sign in. */
  suspended_at: Date | null
  phone: Generated<string>
  /** When its owner typed the code that was sent there; the database clears it with another number. */
  phone_proven_at: Date | null
  /** When staff were given it for order messages; the database clears it with another number. */
  phone_given_at: Date | null
  address: Generated<string>
  /** Of a customer who is registered for GST; empty otherwise. */
  gstin: Generated<string>
  /** The company that they order for. */
  company_id: string | null
  /** The company that they order for once their email is proven. */
  invited_company_id: string | null
  /** Whether they will see that one's statement and its invoices. */
  invited_sees_account: Generated<boolean>
  /** Whether they see its statement and its invoices. */
  sees_company_account: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  erased_at: Date | null
}

export interface SessionsTable {
  id: string
  token: string
  user_id: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** When its person last proved that it is them. */
  proven_at: Date | null
  /** Whether they did so with a second factor, or a passkey. */
  is_strong: Generated<boolean>
  /** The shared tablet that it began on. */
  tablet_id: string | null
  /** Whether it began by a PIN. */
  is_by_pin: Generated<boolean>
}

export interface AccountsTable {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface PhoneCodesTable {
  user_id: string
  number: string
  code_hash: string
  expires_at: Date
}

export interface PhoneSignInsTable {
  /** As `mobileNumber` writes it. */
  number: string
  user_id: string
  since: Date
}

export interface SignInCodesTable {
  ticket_hash: string
  number: string
  /** Null until the code is sent, and once it was typed. */
  code_hash: string | null
  /** Whether the code was typed: the ticket is a proof of the number then. */
  proven: Generated<boolean>
  expires_at: Date
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** What its device calls it, and its public half: base64url. */
  credential_id: string
  public_key: string
  counter: number
  /** How a browser reaches it, with commas between. */
  transports: string
  /** The host it was made for. */
  rp_id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallengesTable {
  challenge_hash: string
  /** Who adds a passkey; null for one who signs in. */
  user_id: string | null
  expires_at: Date
}

export interface AuthenticatorsTable {
  user_id: string
  /** Encrypted, as `sealed` writes it. */
  secret: string
  /** The step of 30 seconds whose code was taken last. */
  last_step: Generated<number>
  created_at: Date
  /** When a first code was right; null until then. */
  proven_at: Date | null
}

export interface RecoveryCodesTable {
  code_hash: string
  user_id: string
}

export interface SignInStepsTable {
  ticket_hash: string
  user_id: string
  remember_me: boolean
  expires_at: Date
}

export interface EmailChangesTable {
  user_id: string
  /** Null once it was confirmed or cancelled. */
  email: string | null
  token_hash: string | null
  expires_at: Date
  mails: number
  mails_since: Date
}

export interface LimitCountersTable {
  key: string
  count: number
  ends_at: Date
}

export interface GuessesTable {
  key: string
  failures: number
  blocked_until: Date
  last_at: Date
}

export interface AddressesTable {
  id: string
  user_id: string
  type: AddressType
  address: string
  /** The same in parts; null where it came as one text. */
  parts: JSONColumnType<Address | null, string | null | undefined, string | null>
  is_default: boolean
  created_at: Date
  updated_at: Date
}

export interface CardsTable {
  id: string
  user_id: string
  token: string
  brand: string
  last4: string
  expiry_month: string
  expiry_year: string
  holder: string
  is_default: boolean
  created_at: Date
}

export interface CardsToForgetTable {
  id: string
  token: string
  with_payer: boolean
  created_at: Date
}

export interface NotificationSettingsTable {
  user_id: string
  order_updates: boolean
  promotions: boolean
  newsletter: boolean
  sms: boolean
  email: boolean
  push: boolean
  updated_at: Date
}

export interface ErasuresTable {
  user_id: string
  message_ids: JSONColumnType<string[]>
  erased_at: Date
}

export interface GarmentsTable {
  id: string
  user_id: string
  name: string
  category: GarmentCategory
  condition: GarmentCondition
  color: string
  size: string
  material: string
  care_instructions: string
  /** What it may not get. */
  never: JSONColumnType<CareLimit[], string | undefined, string>
  notes: string
  clean_count: Generated<number>
  last_cleaned_at: Date | null
  picture_id: string | null
  created_at: Date
  updated_at: Date
}

export interface OrderGarmentsTable {
  order_id: string
  garment_id: string
  cleaned_at: Date | null
}

export interface StrayPicturesTable {
  id: string
  remove_after: Date | null
}
