// A message's fate, by its carrier's notices.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyFateNotice, FATE_STEPS, type FateNotice, type MessageFate } from './message-fate.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute))

const SENT: MessageFate = {
  status: 'sent',
  sentAt: at(0),
  deliveredAt: null,
  readAt: null,
  problem: null,
}

const notice = (step: FateNotice['step'], minute: number): FateNotice => ({
  step,
  at: at(minute),
  problem: step === 'failed' ? 'The phone is off.' : null,
})

const fateAfter = (notices: readonly FateNotice[], fate = SENT) =>
  notices.reduce(applyFateNotice, fate)

it('keeps when a message was delivered and when it was read', () => {
  expect(fateAfter([notice('sent', 1), notice('delivered', 2), notice('read', 3)])).toEqual({
    ...SENT,
    deliveredAt: at(2),
    readAt: at(3),
  })
})

it('says why a message that was sent failed', () => {
  expect(fateAfter([notice('failed', 1)])).toEqual({
    ...SENT,
    status: 'failed',
    problem: 'The phone is off.',
  })
})

it('ignores a failure of a message that was delivered or read', () => {
  for (const step of ['delivered', 'read'] as const) {
    const fate = fateAfter([notice(step, 1)])
    expect(applyFateNotice(fate, notice('failed', 2))).toBe(fate)
  }
})

it('takes a failed message for delivered once its carrier says so', () => {
  expect(fateAfter([notice('failed', 1), notice('delivered', 2)])).toEqual({
    ...SENT,
    deliveredAt: at(2),
  })
})

it('takes a message that its server still holds for sent, as its carrier has it', () => {
  const waiting: MessageFate = { ...SENT, status: 'waiting', sentAt: null, problem: 'Busy.' }
  expect(applyFateNotice(waiting, notice('sent', 4))).toEqual({ ...SENT, sentAt: at(4) })
  expect(applyFateNotice(waiting, notice('failed', 4))).toMatchObject({
    status: 'failed',
    sentAt: at(4),
    problem: 'The phone is off.',
  })
})

it('leaves a message alone that failed before it left', () => {
  const fate: MessageFate = { ...SENT, status: 'failed', sentAt: null, problem: 'No such number.' }
  expect(applyFateNotice(fate, notice('failed', 1))).toBe(fate)
})

it('ends the same whatever order notices come in, and however often', () => {
  const notices = fc.array(
    fc.record({ step: fc.constantFrom(...FATE_STEPS), minute: fc.integer({ min: 1, max: 59 }) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      notices.chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.shuffledSubarray([...given, ...given], { minLength: given.length * 2 }),
        ),
      ),
      ([given, shuffled]) => {
        const made = (list: typeof given) => list.map(({ step, minute }) => notice(step, minute))
        const fate = fateAfter(made(given))
        expect(fateAfter(made(shuffled))).toEqual(fate)
        // What was all heard before is no news.
        expect(fateAfter(made(shuffled), fate)).toBe(fate)
      },
    ),
  )
})
