import { expect, it } from 'vitest'
import { countSharedWords, rankBySharedWords } from './alike.ts'

it('counts words that two texts share, singular or plural, in any case or order', () => {
  expect(countSharedWords('Grey sock, left one', 'socks, grey')).toBe(2)
  expect(countSharedWords('Blue shirt', 'grey sock')).toBe(0)
  expect(countSharedWords('the left one', 'the left one')).toBe(0)
  expect(countSharedWords('', 'grey sock')).toBe(0)
})

it('allows one wrong, missing or extra letter in long words, and none in short ones', () => {
  expect(countSharedWords('pillowcase', 'pilowcase')).toBe(1)
  expect(countSharedWords('kurta', 'kurtha')).toBe(1)
  expect(countSharedWords('shirt', 'skirt')).toBe(1)
  expect(countSharedWords('coat', 'boat')).toBe(0)
  expect(countSharedWords('saree', 'blouse')).toBe(0)
})

it('ranks texts by how many words they share, and omits those that share none', () => {
  const texts = ['blue towel', 'grey woollen sock', 'sock', 'curtain']
  expect(rankBySharedWords('Grey sock', texts, (text) => text)).toEqual([
    'grey woollen sock',
    'sock',
  ])
})
