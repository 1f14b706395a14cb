/** Approval of the texts of codes, without which a laundry with a gateway can't enter its DLT registration. */
import { expect } from 'vitest'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { CODE_TEXTS } from '#domain/messages/templates/registration.ts'
import type { SignedIn } from '../test-product.ts'

export async function approveCodeTexts(staff: SignedIn): Promise<void> {
  for (const name of CODE_TEXTS) {
    const params = { channel: 'sms', language: 'en-IN', name } as const
    const body = {
      state: 'approved',
      templateId: '1107160000000000009',
      refusedBecause: '',
    } as const
    expect((await staff.call(recordTextRegistration, { params, body })).status).toBe(200)
  }
}
