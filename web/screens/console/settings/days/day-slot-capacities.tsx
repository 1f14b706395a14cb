// Slots of one date: bookings, and capacities for this date alone.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '#web/features/forms/use-action.ts'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { type AdminDay, changeDayPlaces } from '#contract/settings/settings-days.ts'
import type { InputOf } from '#contract/base/call.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { cacheDay } from '../state/settings-state.ts'

type Slot = AdminDay['slots'][number]

export function DaySlotCapacities({ day }: { day: AdminDay }) {
  return (
    <section aria-labelledby="day-places">
      <h4 id="day-places" className="font-semibold">
        Places on this date
      </h4>
      <ul className="divide-y divide-line">
        {day.slots
          .filter((slot) => slot.offered || slot.booked > 0 || slot.ownPlaces !== null)
          .map((slot) => (
            <SlotPlaces key={slot.pickupTime} date={day.date} slot={slot} />
          ))}
      </ul>
    </section>
  )
}

function SlotPlaces({ date, slot }: { date: string; slot: Slot }) {
  const client = useQueryClient()
  const [text, setText] = useState<{ typed: string; was: number | null } | null>(null)
  const [wrong, setWrong] = useState<string | undefined>()
  const save = useAction(changeDayPlaces, {
    input: (body: InputOf<typeof changeDayPlaces>['body']) => ({ params: { date }, body }),
    onDone: (day) => {
      cacheDay(client, day)
      setText(null)
      toast.success(`${slot.pickupTime} is saved`)
    },
    onFailed: (error) => {
      setWrong(error.message)
      setText(null)
    },
  })
  const shown = text?.typed ?? (slot.ownPlaces === null ? '' : String(slot.ownPlaces))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!text) return
    const typed = text.typed.trim()
    const body = {
      pickupTime: slot.pickupTime,
      places: typed === '' ? null : parseTypedNumber(typed),
      was: text.was,
    }
    const checked = z.safeParse(changeDayPlaces.body, body)
    setWrong(checked.error?.issues[0]?.message)
    if (checked.success) save.send(body)
  }

  return (
    <li className="py-2.5">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-24">
          <p className="font-medium">{slot.pickupTime}</p>
          <p className="text-sm text-ink-soft">
            {slot.booked} of {slot.ownPlaces ?? slot.usualPlaces} booked
          </p>
        </div>
        <TextInput
          label={`Places at ${slot.pickupTime}`}
          hideLabel
          inputMode="numeric"
          maxLength={5}
          placeholder={String(slot.usualPlaces)}
          className="w-24 sm:w-40"
          value={shown}
          error={wrong}
          onChange={(event) =>
            setText({ typed: event.target.value, was: text ? text.was : slot.ownPlaces })
          }
        />
        <Button type="submit" variant="secondary" disabled={!text} busy={save.isPending}>
          Save<span className="sr-only"> the places at {slot.pickupTime}</span>
        </Button>
      </form>
    </li>
  )
}
