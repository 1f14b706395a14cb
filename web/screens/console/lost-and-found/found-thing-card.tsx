// Thing found without a tag: photo, place, and the missing pieces it may be.
import type { FoundThing } from '#contract/clothes/found-things.ts'
import type { MissingUnit } from '#contract/clothes/lost-and-found.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'

type ThingCardProps = {
  thing: FoundThing
  missing: readonly MissingUnit[]
  busy: boolean
  onGive: (unit: MissingUnit) => void
  onPutAside: () => void
}

const keyOf = ({ orderId, unit }: { orderId: string; unit: number }) => `${orderId} ${unit}`

export function FoundThingCard({ thing, missing, busy, onGive, onPutAside }: ThingCardProps) {
  const { things: words, thing: nameOf, ofOrder, saving } = useWords(lostAndFound)
  const time = useLaundryTime()
  const { what, picture, putAsideAt } = thing
  const alike = thing.alike.flatMap(
    (ref) => missing.find((unit) => keyOf(unit) === keyOf(ref)) ?? [],
  )
  const others = missing.filter((unit) => !alike.includes(unit))
  return (
    <Panel as="li" className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-4">
        {picture && (
          <a
            href={picture.imageUrl}
            target="_blank"
            rel="noreferrer"
            className="shrink-0 rounded-md"
          >
            <img
              src={picture.thumbnailUrl}
              alt={words.photo({ what })}
              loading="lazy"
              className="size-20 rounded-md bg-sunk object-cover"
            />
          </a>
        )}
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{what}</h3>
          <p className="wrap-anywhere text-ink-soft">
            {words.since({ ...thing, when: time.dateTime(thing.foundAt) })}
          </p>
          {putAsideAt !== null && (
            <p className="text-sm text-ink-soft">
              {words.asideSince({ when: time.dateTime(putAsideAt) })}
            </p>
          )}
        </div>
      </div>
      {alike.length === 0 ? (
        <p className="text-ink-soft">{words.noneAlike}</p>
      ) : (
        <div>
          <h4 className="text-base font-semibold">{words.alike}</h4>
          <ul className="grid">
            {alike.map((unit) => (
              <li
                key={keyOf(unit)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-0"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{nameOf(unit)}</span>
                  <span className="block text-sm text-ink-soft">
                    {ofOrder(unit)}{' '}
                    <span translate="no" className="whitespace-nowrap">
                      {unit.number}
                    </span>
                  </span>
                </span>
                <Button size="sm" busy={busy} busyLabel={saving} onClick={() => onGive(unit)}>
                  {words.isIt}
                  <span className="sr-only">{words.isItOf({ ...unit, what: nameOf(unit) })}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <Select
          label={words.another}
          value=""
          disabled={busy}
          onChange={({ target }) => {
            const unit = others.find((each) => keyOf(each) === target.value)
            if (unit) onGive(unit)
          }}
        >
          <option value="">{words.choose}</option>
          {others.map((unit) => (
            <option key={keyOf(unit)} value={keyOf(unit)}>
              {`${nameOf(unit)}, ${words.of(unit)}`}
            </option>
          ))}
        </Select>
      )}
      {putAsideAt === null && (
        <div>
          <Button variant="quiet" size="sm" disabled={busy} onClick={onPutAside}>
            {words.putAside}
            <span className="sr-only">{`: ${what}`}</span>
          </Button>
        </div>
      )}
    </Panel>
  )
}
