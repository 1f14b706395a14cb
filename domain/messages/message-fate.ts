// A message's fate, by its carrier's notices, which come twice, late and in any order.

/** The steps of a fate. Each outweighs those before it: a message that was delivered did not fail. */
export const FATE_STEPS = ['sent', 'failed', 'delivered', 'read'] as const
export type FateStep = (typeof FATE_STEPS)[number]

export interface MessageFate {
  status: 'waiting' | 'sent' | 'failed'
  sentAt: Date | null
  deliveredAt: Date | null
  readAt: Date | null
  /** Why it isn't there yet; null for one that is on its way. */
  problem: string | null
}

export interface FateNotice {
  step: FateStep
  at: Date
  /** Why it failed, in words; null for all other steps. */
  problem: string | null
}

/** @returns the same fate where the notice is no news; a fate only moves forward */
export function applyFateNotice(fate: MessageFate, { step, at, problem }: FateNotice): MessageFate {
  const left = { ...fate, sentAt: fate.sentAt ?? at }
  const hasArrived = fate.deliveredAt !== null || fate.readAt !== null
  switch (step) {
    case 'sent':
      return fate.status === 'waiting' ? { ...left, status: 'sent', problem: null } : fate
    case 'failed':
      return fate.status === 'failed' || hasArrived ? fate : { ...left, status: 'failed', problem }
    case 'delivered':
      return isEarlier(at, fate.deliveredAt)
        ? { ...left, status: 'sent', problem: null, deliveredAt: at }
        : fate
    case 'read':
      return isEarlier(at, fate.readAt)
        ? { ...left, status: 'sent', problem: null, readAt: at }
        : fate
  }
}

function isEarlier(at: Date, than: Date | null): boolean {
  return than === null || at < than
}
