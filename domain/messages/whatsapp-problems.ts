// Why WhatsApp doesn't take or deliver a message, by Meta's error codes.

/** Passing: worth another try. Final: the same message will never be taken. */
const CODES = {
  notOnWhatsApp: { kind: 'final', codes: [131021, 131026] },
  notAllowed: { kind: 'final', codes: [131030] },
  windowClosed: { kind: 'final', codes: [131047] },
  templateMissing: { kind: 'final', codes: [132001] },
  templateChanged: { kind: 'final', codes: [132000, 132005, 132007, 132012, 132018] },
  templatePaused: { kind: 'final', codes: [132015, 132016] },
  notWanted: { kind: 'final', codes: [130472, 131049, 131050] },
  accountLocked: { kind: 'passing', codes: [368, 131031] },
  numberUnregistered: { kind: 'passing', codes: [33, 131045, 133010] },
  paymentMissing: { kind: 'passing', codes: [131042] },
  spamLimit: { kind: 'passing', codes: [131048] },
  tooFast: { kind: 'passing', codes: [4, 80007, 130429, 131056, 131064] },
  tokenRevoked: { kind: 'passing', codes: [0, 3, 10, 190] },
  away: { kind: 'passing', codes: [1, 2, 131000, 131016, 131057, 133004] },
} as const satisfies Record<string, { kind: 'final' | 'passing'; codes: readonly number[] }>

export type WhatsAppProblem = keyof typeof CODES

/** @returns null for a code that isn't listed */
export function whatsAppProblemOf(code: number): WhatsAppProblem | null {
  const found = Object.entries(CODES).find(([, { codes }]) =>
    (codes as readonly number[]).includes(code),
  )
  return (found?.[0] as WhatsAppProblem | undefined) ?? null
}

/** Those that hold up all messages of the laundry until staff mend something. */
export const WHATSAPP_OUTAGES = [
  'accountLocked',
  'numberUnregistered',
  'paymentMissing',
  'spamLimit',
  'tokenRevoked',
] as const satisfies readonly WhatsAppProblem[]

/** Those that hold up all messages of one template. */
export const TEMPLATE_PROBLEMS = [
  'templateMissing',
  'templateChanged',
  'templatePaused',
] as const satisfies readonly WhatsAppProblem[]

export function isPassing(problem: WhatsAppProblem): boolean {
  return CODES[problem].kind === 'passing'
}
