/** Staff's reason for booking a full slot or window: a field of the calls that move a pickup or a delivery. */
import * as z from 'zod/mini'
import * as names from '#words/en/fields/names.ts'
import { oneLineField } from '../base/fields.ts'

export const OVER_FULL_REASON_MAX_LENGTH = 200

/** Kept in the audit log. Customers can't give one. */
export const overFullReason = z.optional(oneLineField(names.reason, OVER_FULL_REASON_MAX_LENGTH, 0))
