// Words of the settings on the tab of areas.
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import type { AmountByPin } from '#domain/settings/setting-kinds.ts'
import { badDigipin } from '../../fields/addresses.ts'
import type { WordsOnTab } from './words-of-setting.ts'

export const areasSettings: WordsOnTab<'areas'> = {
  leastOrder: {
    title: 'Least order value',
    intro:
      'Orders picked up in these PIN codes start at the value beside them, before discounts and before what the Laundry Club covers. Customers read it before they order. Clothes brought to the counter, and bags that you count, have no least value.',
    done: 'The least order values are saved.',
    audit: 'Least order value',
    fields: {
      byPin: { label: 'Least value, ₹', name: 'Least value', audit: ['set to', writeSums] },
    },
  },
  route: {
    title: 'The run',
    intro:
      'With the laundry’s own DIGIPIN, the stops of each slot come in the order of the shortest way; without it, by PIN code. A customer’s door is at the pin of their address, or where riders were.',
    done: 'The settings of the run are saved.',
    audit: 'The run',
    fields: {
      start: {
        label: 'DIGIPIN of the laundry',
        hint: 'India Post’s code for your door, such as 39J-49L-L8T4. Runs start and end there.',
        refusal: badDigipin,
        audit: 'start',
      },
      mostBags: {
        label: 'Bags that a rider can carry',
        name: 'Bags',
        hint: 'From 0 to 500; with 0 there is no limit',
        audit: 'bags that a rider can carry',
      },
      learnsDoors: {
        label: 'Learn where doors are',
        hint: 'Riders’ phones are asked where they are while the run sheet is open, and say so with each of their stops. After two visits the door is known.',
        audit: ['doors', (learns) => (learns ? 'learned at visits' : 'not learned')],
      },
    },
  },
}

function writeSums(sums: readonly AmountByPin[]): string {
  const written = sums.map(({ pin, amount }) => `${formatPaise(fromRupees(amount))} in ${pin}`)
  return written.join(', ') || 'none'
}
