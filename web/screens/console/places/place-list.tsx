// List of racks, machines and vans: names, content, and tags to print.
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { makePlace, renamePlace, type Place } from '#contract/clothes/places.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import { PLACE_KINDS, PLACE_NAME_MAX_LENGTH, type PlaceKind } from '#domain/clothes/places.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { PrintTags } from '#web/features/tags/print-tags.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { PLACES } from './places-queries.ts'
import { ProcessSelect } from './process-select.tsx'
import { RetirePlace } from './retire-place.tsx'

export function PlaceList() {
  const words = useWords(placesScreen)
  const places = useQuery(PLACES)
  const [renaming, setRenaming] = useState<string | null>(null)
  return (
    <Panel as="section" aria-labelledby="places" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="places" className="text-xl">
          {words.places}
        </h2>
        <p className="text-ink-soft">{words.placesHint}</p>
      </div>
      {places.isPending && <SkeletonList rows={2} label={words.searching} />}
      {places.isError && <FailedQueryNotice what={words.notLoaded} query={places} />}
      {places.data?.length === 0 && <p>{words.noPlaces}</p>}
      {places.data && places.data.length > 0 && (
        <>
          <ul>
            {places.data.map((place) => (
              <li key={place.code} className="border-t border-line py-2 first:border-0">
                {renaming === place.code ? (
                  <Rename place={place} onDone={() => setRenaming(null)} />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-4">
                    <p className="grow wrap-anywhere">
                      <span className="font-semibold">{place.name}</span>{' '}
                      <span className="text-sm text-ink-soft">
                        {words.kindOf(place)}, {words.holds(place)},{' '}
                        <span translate="no" className="font-mono">
                          {place.code}
                        </span>
                      </span>
                    </p>
                    <div className="-ml-4 flex flex-wrap sm:ml-0">
                      <Button variant="quiet" size="sm" onClick={() => setRenaming(place.code)}>
                        {words.rename}
                        <span className="sr-only">{words.renameOf(place)}</span>
                      </Button>
                      <RetirePlace place={place} />
                    </div>
                  </div>
                )}
              </li>
            ))}
          </ul>
          <PrintTags codes={places.data.map(({ code }) => code)} />
        </>
      )}
      <Add />
    </Panel>
  )
}

function Add() {
  const words = useWords(placesScreen)
  const [kind, setKind] = useState<PlaceKind>('rack')
  const [process, setProcess] = useState<Process | null>(null)
  const [name, setName] = useState('')
  const adding = useAction(makePlace, {
    networkMode: 'always',
    failed: words.notSaved,
    onDone: () => {
      setName('')
      setProcess(null)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    adding.send({ body: { kind, name, ...(kind === 'machine' && { process }) } })
  }
  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
        <Select
          label={words.kind}
          value={kind}
          onChange={(event) => setKind(event.target.value as PlaceKind)}
        >
          {PLACE_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </Select>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          value={name}
          maxLength={PLACE_NAME_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      {kind === 'machine' && <ProcessSelect process={process} onChoose={setProcess} />}
      <FormProblem problem={adding.problem} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={adding.isPending}
        busyLabel={words.adding}
      >
        {words.add}
      </Button>
    </form>
  )
}

function Rename({ place, onDone }: { place: Place; onDone: () => void }) {
  const words = useWords(placesScreen)
  const [name, setName] = useState(place.name)
  const [process, setProcess] = useState(place.process)
  const renaming = useAction(renamePlace, {
    networkMode: 'always',
    failed: words.notSaved,
    onShown: onDone,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    renaming.send({ params: { code: place.code }, body: { name, process } })
  }
  return (
    <form onSubmit={submit} className="grid gap-2" noValidate>
      <TextInput
        label={words.name}
        value={name}
        maxLength={PLACE_NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {place.kind === 'machine' && <ProcessSelect process={process} onChoose={setProcess} />}
      <FormProblem problem={renaming.problem} />
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={renaming.isPending} busyLabel={words.adding}>
          {words.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
