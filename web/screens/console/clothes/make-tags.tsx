// Form that makes tags: a sheet of codes for bags or single items, to be printed.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { UNIT_KINDS, type UnitKind } from '#domain/clothes/custody.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { PrintTags } from '#web/features/tags/print-tags.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { makeTagSheet } from './clothes-queries.ts'

export function MakeTags() {
  const words = useWords(clothesScreen)
  const [kind, setKind] = useState<UnitKind>('bag')
  const making = useMutation({ networkMode: 'always', mutationFn: makeTagSheet })
  return (
    <Panel as="section" aria-labelledby="tags" className="grid gap-3">
      <h2 id="tags" className="text-xl">
        {words.tags}
      </h2>
      <p className="text-ink-soft">{words.tagsHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={words.tagsFor}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as UnitKind)
            making.reset()
          }}
        >
          {UNIT_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.tagsForKind[each]}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          busy={making.isPending}
          busyLabel={words.makingTags}
          onClick={() => making.mutate(kind)}
        >
          {words.makeTags}
        </Button>
        {making.data && <PrintTags codes={making.data} />}
      </div>
      {making.isError && <FormProblem problem={formProblemOf(making.error, words.notSaved)} />}
    </Panel>
  )
}
