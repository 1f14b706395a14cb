import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findEntryByHash, readShortHash, computeRoot, shortHash } from './custody-root.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const heads = [
  { order: '01b', seq: 4, hash: sha256('b') },
  { order: '01a', seq: 2, hash: sha256('a') },
]
const night = { date: '2025-06-18', previous: '', heads }

it('C16: computes the same root for a night, whatever the order of its chains', async () => {
  const root = await computeRoot(sha256, night)
  expect(root).toMatch(/^[0-9a-f]{64}$/)
  expect(await computeRoot(sha256, { ...night, heads: heads.toReversed() })).toBe(root)
})

it('C16: computes another root for another date, previous root or changed chain', async () => {
  const root = await computeRoot(sha256, night)
  for (const other of [
    { ...night, date: '2025-06-19' },
    { ...night, previous: root },
    { ...night, heads: heads.slice(1) },
    { ...night, heads: heads.with(0, { ...heads[0]!, seq: 5 }) },
    { ...night, heads: heads.with(0, { ...heads[0]!, hash: sha256('c') }) },
    { ...night, heads: heads.with(0, { ...heads[0]!, order: '01c' }) },
  ])
    expect(await computeRoot(sha256, other)).not.toBe(root)
})

it('C16: reads a hash as people copy it', () => {
  const short = shortHash(sha256('a'))
  expect(short).toHaveLength(12)
  expect(readShortHash(` ${short.slice(0, 6).toUpperCase()} ${short.slice(6)} `)).toBe(short)
  expect([readShortHash(short.slice(1)), readShortHash('not a hash at all')]).toEqual([null, null])
})

it('C16: finds the chain entry for a number in a message, and reports a missing one or an invalid number', () => {
  const chain = heads.map(({ hash }) => ({ hash }))
  expect(findEntryByHash(chain, shortHash(sha256('a')))).toBe(2)
  expect(findEntryByHash(chain, shortHash(sha256('c')))).toBeNull()
  expect(findEntryByHash(chain, 'LC-7K2M-Q9XD')).toBeUndefined()
})
