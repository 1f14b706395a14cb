// Search for a piece's place and its time there; before a search, pieces that haven't moved for long.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { unitPlacesQuery } from './places-queries.ts'

export function UnitPlaceSearch() {
  const words = useWords(placesScreen)
  const time = useLaundryTime()
  const [q, setQ] = useState('')
  const [text, setText] = useTypedSearch(q, setQ)
  const found = useQuery(unitPlacesQuery(q))
  const units = found.data?.units
  const hours = found.data?.stillHours
  const title = q !== '' ? words.found : hours ? words.still({ hours }) : words.stillAtAll
  const nothing = q === '' ? words.nothingStill : words.nothingFound({ q })
  return (
    <section aria-labelledby="where" className="grid grid-cols-1 gap-3">
      <TextInput
        type="search"
        label={words.where}
        hint={words.whereHint}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <h2 id="where" className="text-xl">
        {title}
      </h2>
      {found.isPending && <SkeletonList rows={3} label={words.searching} />}
      {found.isError && <FailedQueryNotice what={words.notLoaded} query={found} />}
      <output className="block text-ink-soft empty:hidden">{units?.length === 0 && nothing}</output>
      {units && units.length > 0 && (
        <ul className="rounded-cut border border-line bg-sheet">
          {units.map((unit) => (
            <li
              key={`${unit.orderId} ${unit.unit}`}
              className="border-t border-line first:border-0"
            >
              <Link to={`/admin/clothes/${unit.orderId}`} className="block min-h-11 px-4 py-3">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="wrap-anywhere">
                    <span className="font-semibold">{words.thing(unit)}</span> {words.of(unit)}{' '}
                    <span className="font-semibold whitespace-nowrap underline underline-offset-4">
                      {unit.number}
                    </span>
                  </span>
                  <span className="font-semibold wrap-anywhere">{words.at(unit)}</span>
                </span>
                <span className="block text-sm text-ink-soft">
                  {words.since({ when: time.dateTime(unit.since) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
