import { expect, it } from 'vitest'
import { alikeness, rankAlike } from './alike.ts'

it('counts the words in common, whatever their number, case or order', () => {
  expect(alikeness('Grey sock, left one', 'socks, grey')).toBe(2)
  expect(alikeness('Blue shirt', 'grey sock')).toBe(0)
  expect(alikeness('the left one', 'the left one')).toBe(0)
  expect(alikeness('', 'grey sock')).toBe(0)
})

it('forgives one wrong, missing or further letter in long words, and none in short ones', () => {
  expect(alikeness('pillowcase', 'pilowcase')).toBe(1)
  expect(alikeness('kurta', 'kurtha')).toBe(1)
  expect(alikeness('shirt', 'skirt')).toBe(1)
  expect(alikeness('coat', 'boat')).toBe(0)
  expect(alikeness('saree', 'blouse')).toBe(0)
})

it('ranks what has most in common first, and leaves out what has nothing', () => {
  const texts = ['blue towel', 'grey woollen sock', 'sock', 'curtain']
  expect(rankAlike('Grey sock', texts, (text) => text)).toEqual(['grey woollen sock', 'sock'])
})
