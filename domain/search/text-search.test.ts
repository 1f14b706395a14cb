import { describe, expect, it } from 'vitest'
import { searchTexts } from './text-search.ts'

describe('the search terms for texts', () => {
  it('include the input itself', () => {
    expect(searchTexts(' list  price ')).toEqual(['list  price'])
    expect(searchTexts('asha@example.com')).toEqual(['asha@example.com'])
    expect(searchTexts('%')).toEqual(['%'])
    expect(searchTexts('  ')).toEqual([])
    expect(searchTexts('#')).toEqual(['#'])
  })

  it('include an order or ticket number as texts write it', () => {
    expect(searchTexts('LC-7K3F-9Q2M')).toEqual(['LC-7K3F-9Q2M'])
    expect(searchTexts('# lc 7k3f 9q2o')).toEqual(['lc 7k3f 9q2o', 'LC-7K3F-9Q20'])
    expect(searchTexts('hd3k9f2m')).toContain('HD-3K9F2M')
    expect(searchTexts('3k9f2m')).toEqual(['3k9f2m', 'HD-3K9F2M'])
  })

  it('include a partial number', () => {
    expect(searchTexts('lc7k3f9')).toEqual(['lc7k3f9', 'LC-7K3F-9'])
    expect(searchTexts('LC 7K')).toEqual(['LC 7K', 'LC-7K'])
    expect(searchTexts('hd 3k')).toEqual(['hd 3k', 'HD-3K'])
  })
})
