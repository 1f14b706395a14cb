// Choice of a machine's process.
import { PROCESSES, type Process } from '#domain/garments/garment-care.ts'
import { useWords } from '#web/lib/words.ts'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'

type ProcessSelectProps = { process: Process | null; onChoose: (process: Process | null) => void }

export function ProcessSelect({ process, onChoose }: ProcessSelectProps) {
  const words = useWords(placesScreen)
  return (
    <Select
      label={words.process}
      hint={words.processHint}
      value={process ?? ''}
      onChange={({ target }) => onChoose(PROCESSES.find((each) => each === target.value) ?? null)}
    >
      <option value="">{words.noProcess}</option>
      <SelectOptions of={PROCESSES} labels={words.processes} />
    </Select>
  )
}
