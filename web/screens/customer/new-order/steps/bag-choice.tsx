// Alternative first step: an unlisted bag, for services that accept one.
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { bagChoice } from '#words/en/clothes/bag-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { services } from '#words/en/catalogue/services.ts'
import { useBagPriceSentence, type Bag } from '../state/use-bag-price.ts'

type BagChoiceProps = {
  /** Which services a bag may be sent for; one at least. */
  offered: readonly ServiceId[]
  /** What was chosen of them; undefined where items are listed. */
  chosen: readonly ServiceId[] | undefined
  bag: Bag | null
  onChange: (services: ServiceId[] | undefined) => void
}

export function BagChoice({ offered, chosen, bag, onChange }: BagChoiceProps) {
  const words = useWords(bagChoice)
  const { names } = useWords(services)
  const sentence = useBagPriceSentence(bag)
  return (
    <Panel as="section" aria-label={words.title} className="grid gap-2 py-3! sm:py-4!">
      <Checkbox
        checked={chosen !== undefined}
        onChange={({ target }) => onChange(target.checked ? offered.slice(0, 1) : undefined)}
      >
        <strong className="block">{words.title}</strong>
        <span className="block text-sm text-ink-soft">{words.hint}</span>
      </Checkbox>
      {chosen && offered.length > 1 && (
        <fieldset>
          <legend className="text-sm font-semibold">{words.isFor}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {offered.map((id) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(
                    offered.filter((each) =>
                      each === id ? target.checked : chosen.includes(each),
                    ),
                  )
                }
              >
                {names[id]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {bag && (
        <p aria-live="polite">
          <strong>{bag.lines.map(({ name }) => name).join(', ')}.</strong> {sentence}
        </p>
      )}
    </Panel>
  )
}
