// Price estimator of the services page: its inputs and the running bill.
import type { EstimatorInput } from '#domain/catalogue/estimate.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'

const listed = new Intl.ListFormat('en-IN')

const inputs: Record<EstimatorInput, string> = {
  shirts: 'Shirts',
  trousers: 'Trousers',
  dresses: 'Dresses',
  suits: 'Suits',
  coats: 'Coats',
  sarees: 'Sarees',
  lehengas: 'Lehengas',
  curtains: 'Curtains',
  bedsheets: 'Bedsheet Sets',
  blankets: 'Blankets',
  shoes: 'Shoes',
  bags: 'Handbags',
  washFoldKg: 'Wash & Fold (kg)',
}

export const estimator = {
  title: 'What will it cost?',
  lead: 'Add your clothes and see the total, at list prices.',
  leadAtOnlinePrices: 'Add your clothes and see the total, at online prices where we have them.',
  needsJavaScript: 'The estimator needs JavaScript. The list above has every price.',
  inputs,
  perKilogram: (paise: Paise) => `${formatPaise(paise)} per kg`,
  oneLess: (name: string) => `One less: ${name}`,
  oneMore: (name: string) => `One more: ${name}`,

  bill: 'Your estimate',
  empty: 'Your basket is empty.',
  kilograms: (count: number, name: string) => `${count} kg ${name}`,
  pieces: (count: number, name: string) => `${count} × ${name}`,
  total: 'Estimated total',
  lessOnline: ({ totalPaise, onlinePaise }: { totalPaise: Paise; onlinePaise: Paise }) =>
    `Order online for ${formatPaise(onlinePaise)}: ${formatPaise(totalPaise - onlinePaise)} less.`,
  cheaperOnline: (names: readonly EstimatorInput[]) =>
    `Ordering online can be cheaper: there are online prices for ${listed.format(names.map((name) => inputs[name].toLowerCase()))}.`,
  sameOnline: 'It costs the same online.',
  sameEverywhere: 'You pay the same here, at the counter or by phone.',
  emptyBasket: 'Empty the basket',
}
