// Taker of a delivery, and the bags and items handed over.
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { TAKERS, type Taker } from '#domain/clothes/custody.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { unitsToHandOver } from './units-to-hand-over.ts'

export type TakenChoice = {
  by: Taker
  name: string
  /** What stays with the rider, by number. */
  kept: readonly number[]
}

type TakenFieldsProps = {
  stop: RunStop
  value: TakenChoice
  onChange: (value: TakenChoice) => void
}

export function TakerFields({ stop, value, onChange }: TakenFieldsProps) {
  const words = useWords(atTheDoor)
  const here = unitsToHandOver(stop)
  const { by, name, kept } = value
  const options = TAKERS.map((each) => ({ value: each, label: words.takers[each] }))
  return (
    <>
      <ToggleFilter
        label={words.taker}
        showLabel
        options={options}
        value={by}
        onChange={(next) => onChange({ ...value, by: next })}
      />
      {by !== 'customer' && (
        <TextInput
          label={words.takerName}
          hint={words.takerNameHint}
          optional
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
      )}
      {here.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold">{words.handedOver}</legend>
          {here.map((unit) => (
            <Checkbox
              key={unit.number}
              checked={!kept.includes(unit.number)}
              onChange={({ target }) =>
                onChange({
                  ...value,
                  kept: target.checked
                    ? kept.filter((each) => each !== unit.number)
                    : [...kept, unit.number],
                })
              }
            >
              {words.unit(unit)}
            </Checkbox>
          ))}
          <p className="text-sm text-ink-soft empty:hidden">
            {kept.length === here.length
              ? words.nothing
              : kept.length > 0 && words.restStays({ left: kept.length })}
          </p>
        </fieldset>
      )}
    </>
  )
}
