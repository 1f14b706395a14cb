// Rider's fields at the door, and the data that the phone keeps and sends.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { LanguageContext } from '#web/lib/words.ts'
import { completionForm } from '#web/offline/late-completions.ts'
import { TakerFields, type TakenChoice } from './taker-fields.tsx'

const bag = (number: number, place: RunStop['units'][number]['place']) =>
  ({ number, kind: 'bag', name: null, place }) as const
const stop = (...units: RunStop['units']) => ({ units }) as RunStop
const asked = (of: RunStop, choice: Partial<TakenChoice> = {}) =>
  textsOfHtml(
    renderToStaticMarkup(
      <LanguageContext value={pseudoLanguage}>
        <TakerFields
          stop={of}
          value={{ by: 'customer', name: '', kept: [], ...choice }}
          onChange={() => {}}
        />
      </LanguageContext>,
    ),
  ).join(' | ')

it('asks for the taker’s name only if it is a guard or a neighbour', () => {
  expect(asked(stop())).not.toContain(pseudoText('Name'))
  expect(asked(stop(), { by: 'guard' })).toContain(pseudoText('Name'))
})

it('asks which of several remaining bags were handed over', () => {
  const three = stop(bag(1, 'customer'), bag(2, 'rider'), bag(3, 'rider'))
  const said = asked(three, { kept: [3] })
  expect(said).toContain(pseudoText('What you handed over'))
  expect(said).toContain(pseudoText('1 bag or item stays with you, and the stop stays open.'))
  expect(said.match(/2|3/g)).toEqual(['2', '3'])
  expect(asked(three, { kept: [2, 3] })).toContain(pseudoText('Choose at least one.'))
  expect(asked(stop(bag(1, 'rider')))).not.toContain(pseudoText('What you handed over'))
})

it('shows the name of a unit with the number on its tag', () => {
  const shirt = { number: 2, kind: 'item', name: 'Silk shirt', place: 'rider' } as const
  expect(asked(stop(bag(1, 'rider'), shirt))).toContain(pseudoText('Silk shirt (item 2)'))
})

it('sends taker and units, and neither when the customer took everything', () => {
  const completion = {
    key: '1',
    userId: 'ravi',
    orderId: 'order',
    kind: 'delivery',
    note: '',
    photo: null,
    collected: null,
  } as const
  expect(completionForm(completion).texts).toEqual({ note: '', markedBy: 'ravi' })
  const part = { ...completion, takenBy: 'guard', takenName: 'Ramesh', units: [1, 3] } as const
  expect(completionForm(part).texts).toMatchObject({
    takenBy: 'guard',
    takenName: 'Ramesh',
    units: '1,3',
  })
})
