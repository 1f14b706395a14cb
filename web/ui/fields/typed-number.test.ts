import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseTypedNumber } from './typed-number.ts'

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['4.2', 4.2],
  ['0', 0],
  ['007', 7],
  ['₹1,099.50', 1099.5],
  ['₹ 350', 350],
  ['1,50,000', 150_000],
  ['150,000', 150_000],
  ['٣', 3],
  ['₹१,२५०', 1250],
  ['\u202aRs. 1,250\u00a0/-\u202c', 1250],
  ['INR 1,250.50', 1250.5],
])('reads %o as its number', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number)
})

it.each(['', ' ', '4,2', '4.', '.5', '1,2,3', '3 kg', '-1', '1e3', '0x10', 'three', '1.2.3', '₹'])(
  'reads no number in %o instead of cutting it',
  (text) => {
    expect(parseTypedNumber(text)).toBeNaN()
  },
)

it('reads every number that people type on a screen', () => {
  const web = join(import.meta.dirname, '../..')
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(300)
  const others = files.filter((file) =>
    /type="number"|valueAsNumber|\bNumber(?:\.parse(?:Int|Float))?\((?:event|typed|text|amount)\b/.test(
      readFileSync(join(web, file), 'utf8'),
    ),
  )
  // Choices among values that the screens themselves offer: stars, and lengths of a pause.
  expect(others.toSorted()).toEqual([
    'screens/console/settings/home-page/marketing-rows.tsx',
    'screens/customer/subscription-management/pause-dialog.tsx',
  ])
})
