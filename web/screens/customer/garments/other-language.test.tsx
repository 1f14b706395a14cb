// Garment form in another language: fields, choices and errors.
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { garmentFields } from '#contract/garments/garments.ts'
import { pseudoLanguage, pseudoText } from '#words/testing/pseudo-language.ts'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { LanguageContext } from '#web/lib/words.ts'
import { GarmentFields } from './garment-fields.tsx'

function Form() {
  const form = useForm<z.input<typeof garmentFields>>()
  return <GarmentFields register={form.register} errors={{}} underColor={null} />
}

it('shows no English word', () => {
  const said = textsOfHtml(
    renderToStaticMarkup(
      <LanguageContext value={pseudoLanguage}>
        <Form />
      </LanguageContext>,
    ),
  )
  expect(said).toEqual(
    expect.arrayContaining(['Name', 'Category', 'Outerwear', 'Excellent'].map(pseudoText)),
  )
  expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([])
})
