// Type of other languages: any text, with every entry and its parameters.
import { expectTypeOf, it } from 'vitest'
import type { AnyLanguage } from './any-language.ts'
import type { Words } from './words.ts'

const english = {
  title: 'Orders',
  states: { washing: 'Washing' },
  count: ({ count }: { count: number }) => (count === 1 ? 'One order' : 'Orders'),
  days: ['Monday'],
} as const

type Other = AnyLanguage<typeof english>

it('accepts any texts in place of the English ones', () => {
  expectTypeOf<Other>().toEqualTypeOf<{
    readonly title: string
    readonly states: { readonly washing: string }
    readonly count: (params: { count: number }) => string
    readonly days: readonly [string]
  }>()
  expectTypeOf<Words['moneyReasons']['refunded']>().toEqualTypeOf<string>()
})

it('refuses a language with a missing entry', () => {
  const { states: _, ...incomplete } = english
  // @ts-expect-error `states` is missing
  const other: Other = incomplete
  expectTypeOf(other).toEqualTypeOf<Other>()
})
