// Last panel of the counter's order form: return day, care, note, price and the buttons that place the order.
import type { CarePreferences } from '#domain/catalogue/care-preferences.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { ReturnDayChoice } from './return-day-choice.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import type { OrderFormState } from './use-order-form.ts'

type PlacePanelProps = {
  form: OrderFormState
  /** How the repeated order was finished; null where nothing but the usual is offered. */
  repeatedCare: CarePreferences | null
}

export function PlaceOrderPanel({ form, repeatedCare }: PlacePanelProps) {
  const words = useWords(counterScreen)
  const care = useWords(carePreferences)
  const { ways, price } = form
  const isListed = form.what.toBeCounted === null
  return (
    <Panel as="section" aria-label={words.back} className="grid grid-cols-1 gap-4 p-4! sm:p-5!">
      <ReturnDayChoice back={form.back} ways={ways} onChange={form.changeWays} />
      {repeatedCare && (
        <Checkbox
          checked={form.preferences !== null}
          onChange={({ target }) => form.setPreferences(target.checked ? repeatedCare : null)}
        >
          {words.care({ care: care.asked(repeatedCare).join(', ') })}
        </Checkbox>
      )}
      <TextInput
        label={words.instructions}
        optional
        autoComplete="off"
        maxLength={1000}
        value={form.instructions}
        onChange={(event) => form.setInstructions(event.target.value)}
      />
      <PlaceButtons
        asked={form.asked}
        ways={ways}
        isToBeCounted={!isListed}
        total={isListed ? price.total : null}
        problem={isListed ? price.problem : null}
        company={form.company.data ?? null}
      />
    </Panel>
  )
}
