import { expect, it } from 'vitest'
import { fillSiteChoices } from './web-choices.ts'

const PAGE =
  '<meta content="Prices in rupees{{tax?, GST included|}}."><p>{{tax?A tax invoice|An invoice}} {{other?a|b}}</p>'

it('keeps the sentence that applies of two alternatives, in texts and attributes', () => {
  expect(fillSiteChoices(PAGE, { tax: true, online: false })).toBe(
    '<meta content="Prices in rupees, GST included."><p>A tax invoice {{other?a|b}}</p>',
  )
  expect(fillSiteChoices(PAGE, { tax: false, online: false })).toBe(
    '<meta content="Prices in rupees."><p>An invoice {{other?a|b}}</p>',
  )
})
