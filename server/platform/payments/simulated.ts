/** Simulated payments, which move no money: the token determines the result. */
import {
  type SimulatedRefusal,
  SIMULATED_TOKENS,
  type SimulatedToken,
} from '#domain/payments/card.ts'
import { cardRefusal, type Payments } from './payments.ts'

/** Remembers nothing: the same key has the same outcome and reference because both follow from the request. */
export function simulatedPayments(): Payments {
  return {
    provider: 'simulated',
    publicKey: null,
    scriptUrl: null,
    tokenWithoutCard: 'tok_sim_ok',
    knowsKeys: true,
    keepsCards: true,
    beginKeeping: null,
    async keepCard({ token }) {
      const refusal = refusalOf(token, 'first')
      return refusal === null ? { ok: true, token } : { ok: false, failure: cardRefusal(refusal) }
    },
    async charge({ token, key, isPresent }) {
      const refusal = refusalOf(token, isPresent ? 'first' : 'renewal')
      return refusal === null
        ? { status: 'succeeded', reference: `sim_${key}` }
        : { status: 'failed', failure: cardRefusal(refusal) }
    },
    async find() {
      return null
    },
    async giveUp() {
      return { status: 'failed', failure: cardRefusal('notFinished') }
    },
    async refund({ key }) {
      return { ok: true, reference: `sim_${key}` }
    },
    async findRefund() {
      return null
    },
    async forgetCard() {},
    async readEvent() {
      return null
    },
  }
}

function refusalOf(token: string, moment: 'first' | 'renewal'): SimulatedRefusal | null {
  if (!Object.hasOwn(SIMULATED_TOKENS, token)) return 'invalid_card'
  return SIMULATED_TOKENS[token as SimulatedToken][moment]
}
