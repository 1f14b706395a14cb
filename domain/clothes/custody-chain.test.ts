import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CustodyContent } from './custody.ts'
import {
  findBrokenHandOver,
  canonicalJson,
  hashOfHandOver,
  type CustodyEvent,
} from './custody-chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const ORDER = '01977ee0-0000-7000-8000-000000000001'
const AT = Date.parse('2025-06-18T06:30:00Z')

const CONTENTS: CustodyContent[] = [
  { kind: 'received', units: [{ number: 1, kind: 'bag', pieces: 12 }], grams: 4350 },
  { kind: 'packed', units: [1] },
  { kind: 'returned', units: [1], to: 'plant' },
  { kind: 'packed', units: [1], grams: 4300 },
  { kind: 'handed_out', units: [1], to: 'rider' },
]

async function chain(): Promise<CustodyEvent[]> {
  const events: CustodyEvent[] = []
  for (const [index, content] of CONTENTS.entries()) {
    const event = {
      seq: index + 1,
      at: AT + index * 60_000,
      content,
      previous: events.at(-1)?.hash ?? '',
    }
    events.push({ ...event, hash: await hashOfHandOver(sha256, ORDER, event) })
  }
  return events
}

it('writes equal content as the same JSON text, in any order of keys', () => {
  expect(canonicalJson({ units: [2, 1], kind: 'packed', grams: undefined })).toBe(
    '{"kind":"packed","units":[2,1]}',
  )
  expect(canonicalJson({ b: { d: 'x"', c: 1 }, a: [] })).toBe('{"a":[],"b":{"c":1,"d":"x\\""}}')
})

it('verifies an unchanged chain, and only for its own order', async () => {
  expect(await findBrokenHandOver(sha256, ORDER, await chain())).toBeNull()
  expect(await findBrokenHandOver(async (text) => sha256(text), ORDER, await chain())).toBeNull()
  expect(await findBrokenHandOver(sha256, 'another', await chain())).toBe(0)
})

it('C2: detects any changed, inserted, deleted or swapped entry', async () => {
  const whole = await chain()
  const tries: CustodyEvent[][] = []
  for (const [index, event] of whole.entries()) {
    const put = (other: CustodyEvent) => whole.with(index, other)
    tries.push(
      put({ ...event, at: event.at + 1 }),
      put({ ...event, seq: event.seq + 1 }),
      put({ ...event, previous: sha256('x') }),
      put({ ...event, hash: sha256('x') }),
      put({ ...event, content: { kind: 'packed', units: [2] } }),
      whole.toSpliced(index, 0, event),
    )
    // What is cut off at the end is found by the head that the customer was shown, not by the chain.
    if (index < whole.length - 1) {
      tries.push(whole.toSpliced(index, 1))
      tries.push(whole.with(index, whole[index + 1]!).with(index + 1, event))
    }
    const changed = { ...event, at: event.at + 1 }
    if (index < whole.length - 1)
      tries.push(put({ ...changed, hash: await hashOfHandOver(sha256, ORDER, changed) }))
  }
  for (const events of tries) expect(await findBrokenHandOver(sha256, ORDER, events)).not.toBeNull()
})
