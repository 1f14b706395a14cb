import { describe, expect, it } from 'vitest'
import { textsToSearchFor } from './text-search.ts'

describe('the search terms for texts', () => {
  it('include the input itself', () => {
    expect(textsToSearchFor(' list  price ')).toEqual(['list  price'])
    expect(textsToSearchFor('asha@example.com')).toEqual(['asha@example.com'])
    expect(textsToSearchFor('%')).toEqual(['%'])
    expect(textsToSearchFor('  ')).toEqual([])
    expect(textsToSearchFor('#')).toEqual(['#'])
  })

  it('include an order or ticket number as texts write it', () => {
    expect(textsToSearchFor('LC-7K3F-9Q2M')).toEqual(['LC-7K3F-9Q2M'])
    expect(textsToSearchFor('# lc 7k3f 9q2o')).toEqual(['lc 7k3f 9q2o', 'LC-7K3F-9Q20'])
    expect(textsToSearchFor('hd3k9f2m')).toContain('HD-3K9F2M')
    expect(textsToSearchFor('3k9f2m')).toEqual(['3k9f2m', 'HD-3K9F2M'])
  })

  it('include a partial number', () => {
    expect(textsToSearchFor('lc7k3f9')).toEqual(['lc7k3f9', 'LC-7K3F-9'])
    expect(textsToSearchFor('LC 7K')).toEqual(['LC 7K', 'LC-7K'])
    expect(textsToSearchFor('hd 3k')).toEqual(['hd 3k', 'HD-3K'])
  })
})
