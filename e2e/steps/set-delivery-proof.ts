// How a laundry has deliveries proved, for browser tests.
import type { APIRequestContext } from '@playwright/test'
import { expect } from '../test.ts'

export async function setDeliveryProof(
  staff: APIRequestContext,
  url: string,
  rule: 'off' | 'code_or_photo',
): Promise<void> {
  const settings = await staff.get(`${url}/api/admin/settings`)
  const { deliveryProof } = (await settings.json()) as { deliveryProof: { version: string } }
  const data = { rule, version: deliveryProof.version }
  const answer = await staff.put(`${url}/api/admin/settings/delivery-proof`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
