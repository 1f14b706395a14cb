// Webhook messages about claims: ids, numbers and amounts, never the claim's text.
import { expect, it } from 'vitest'
import { webhookSchema } from '#contract/webhooks/webhook-messages.ts'
import { webhookMessageOf } from './webhook-message-of.ts'

const claim = { ticket: 'HD-1', userId: 'u', orderId: 'o', order: 'LC-7K2M-9QXD' }
const subject = { kind: 'claim', id: 'c' }
const at = new Date('2025-06-18T06:30:00.000Z')

it('sends each step of a claim as documented', () => {
  const ids = { claimId: 'c', orderId: 'o', number: 'LC-7K2M-9QXD', ticket: 'HD-1' }
  const messages = [
    webhookMessageOf({ type: 'claim.reported', subject, actor: 'u', data: claim, at }),
    webhookMessageOf({
      type: 'claim.decided',
      subject,
      actor: 's',
      data: { ...claim, awardPaise: 500, proposedPaise: 700, revision: 1 },
      at,
    }),
    webhookMessageOf({
      type: 'claim.settled',
      subject,
      actor: 's',
      data: {
        ...claim,
        refundPaise: 100,
        voucherPaise: 0,
        transferPaise: 400,
        voucherCode: null,
        reference: 'UTR 1',
      },
      at,
    }),
  ]
  expect(messages.map((message) => message?.data)).toEqual([
    ids,
    { ...ids, awardPaise: 500, proposedPaise: 700 },
    { ...ids, refundPaise: 100, voucherPaise: 0, transferPaise: 400 },
  ])
  for (const message of messages)
    expect(webhookSchema(message!.type).safeParse(message).success).toBe(true)
})
