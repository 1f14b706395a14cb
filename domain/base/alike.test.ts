import { expect, it } from 'vitest'
import { countAlikeWords, rankAlike } from './alike.ts'

it('counts common words in any number, case or order', () => {
  expect(countAlikeWords('Grey sock, left one', 'socks, grey')).toBe(2)
  expect(countAlikeWords('Blue shirt', 'grey sock')).toBe(0)
  expect(countAlikeWords('the left one', 'the left one')).toBe(0)
  expect(countAlikeWords('', 'grey sock')).toBe(0)
})

it('allows one wrong, missing or extra letter in long words, and none in short ones', () => {
  expect(countAlikeWords('pillowcase', 'pilowcase')).toBe(1)
  expect(countAlikeWords('kurta', 'kurtha')).toBe(1)
  expect(countAlikeWords('shirt', 'skirt')).toBe(1)
  expect(countAlikeWords('coat', 'boat')).toBe(0)
  expect(countAlikeWords('saree', 'blouse')).toBe(0)
})

it('ranks texts with the most common words first, and omits those with none', () => {
  const texts = ['blue towel', 'grey woollen sock', 'sock', 'curtain']
  expect(rankAlike('Grey sock', texts, (text) => text)).toEqual(['grey woollen sock', 'sock'])
})
