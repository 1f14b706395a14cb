// Riders in a setting's form: one rider or nobody, and the PIN codes of each rider's areas.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldErrors, useController } from 'react-hook-form'
import type { PinsByRider } from '#domain/settings/setting-kinds.ts'
import { readPinCodes } from '#domain/slots/coverage.ts'
import { RIDERS } from '#web/features/dispatch/rider-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { riderSettings } from '#words/en/settings/rider-settings.ts'
import type { DeclaredForm } from './use-declared-form.ts'

type RiderFieldProps = { name: string; label: string; hint: string | undefined; form: DeclaredForm }

export function RiderField({ name, label, hint, form }: RiderFieldProps) {
  const words = useWords(riderSettings)
  const riders = useQuery(RIDERS)
  const { field } = useController({ control: form.control, name })
  const chosen = field.value as string
  const isGone = chosen !== '' && riders.data?.every(({ _id }) => _id !== chosen) === true
  return (
    <div className="max-w-xl">
      <Select
        label={label}
        hint={hint}
        error={isGone ? words.gone : undefined}
        value={chosen}
        onChange={({ target }) => field.onChange(target.value)}
      >
        <option value="">{words.nobody}</option>
        {isGone && <option value={chosen}>{words.goneRider}</option>}
        {riders.data?.map((rider) => (
          <option key={rider._id} value={rider._id}>
            {rider.name}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** A line for each rider. */
export function PinsByRiderFields({ name, label, hint, form }: RiderFieldProps) {
  const words = useWords(riderSettings)
  const riders = useQuery(RIDERS)
  const { field } = useController({ control: form.control, name })
  const areas = field.value as readonly PinsByRider[]
  const errors = form.errors[name] as FieldErrors<PinsByRider>[] | undefined
  const change = (riderId: string, pins: string[]) => {
    const others = areas.filter((area) => area.riderId !== riderId)
    field.onChange(pins.length > 0 ? [...others, { riderId, pins }] : others)
  }
  return (
    <fieldset className="grid max-w-xl gap-4">
      <legend className="font-semibold">{label}</legend>
      <p className="text-sm text-ink-soft">{hint}</p>
      {riders.isPending && <SkeletonList rows={2} label={words.loading} />}
      {riders.isError && <FailedQueryNotice what={words.notLoaded} query={riders} />}
      {riders.data?.map((rider) => {
        const index = areas.findIndex(({ riderId }) => riderId === rider._id)
        return (
          <PinsInput
            key={rider._id}
            label={rider.name}
            pins={areas[index]?.pins ?? []}
            isRefused={errors?.[index]?.pins !== undefined}
            onChange={(pins) => change(rider._id, pins)}
          />
        )
      })}
    </fieldset>
  )
}

type PinsInputProps = {
  label: string
  pins: readonly string[]
  isRefused: boolean
  onChange: (pins: string[]) => void
}

/** What isn't a PIN code stays in the text, and is sent as it is, so that it is refused by name. */
function PinsInput({ label, pins, isRefused, onChange }: PinsInputProps) {
  const words = useWords(riderSettings)
  const [text, setText] = useState(() => pins.join(', '))
  const { unreadable } = readPinCodes(text)
  return (
    <TextInput
      label={label}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={isRefused && unreadable.length > 0 ? words.notPins({ pieces: unreadable }) : undefined}
      onChange={({ target }) => {
        setText(target.value)
        const read = readPinCodes(target.value)
        onChange([...read.pins, ...read.unreadable])
      }}
    />
  )
}
