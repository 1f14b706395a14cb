// Address fields of every form: three fields, more behind one line, the service area, and a pin.
import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { addressProblems, isBlankAddress } from '#domain/orders/address.ts'
import {
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  PART_MAX_LENGTH,
} from '#domain/orders/address-parts.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { CoverageSentence } from '#web/features/pickup/coverage-sentence.tsx'
import type { Coverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { DigipinField } from './digipin-field.tsx'
import { UseLocationButton } from './use-location-button.tsx'

/** What a browser fills in; of the other parts it knows nothing. */
const AUTO_COMPLETE: Partial<Record<AddressPart, string>> = {
  flat: 'address-line1',
  street: 'address-line2',
  pin: 'postal-code',
}

/** Room for "560 001". */
const PIN_TYPED_LENGTH = 7

type AddressFieldsProps = {
  /** What the address is for, such as "Pickup address". */
  legend: string
  /** Where something above already says what it is for. */
  hideLegend?: boolean
  /** Stands under the legend. */
  hint?: string | undefined
  /** Says "(optional)" and takes an address of which nothing is written. */
  optional?: boolean
  /** Parts this address from another of the same page, for what a browser fills in. */
  section?: string
  value: Address
  onChange: (change: Partial<Address>) => void
  coverage: Coverage
  /** Says what is wrong about each part at once, not only about those that were left. */
  showProblems?: boolean
  /** Written for somebody else: neither this browser's address nor this device's place is theirs. */
  forOther?: boolean
  /** The field to go to when the form can't be sent: the first with a problem. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** What is longer than a PIN code was pasted with more around it. */
function typedPin(text: string): string {
  return text.length > PIN_TYPED_LENGTH ? cleanPinCode(text).slice(0, PIN_TYPED_LENGTH) : text
}

export function AddressFields({
  legend,
  hideLegend = false,
  hint,
  optional = false,
  section,
  value,
  onChange,
  coverage,
  showProblems = false,
  forOther = false,
  inputRef,
}: AddressFieldsProps) {
  const words = useWords(addressForm)
  const [left, setLeft] = useState<ReadonlySet<AddressPart>>(new Set())
  const [isOpen, setOpen] = useState(false)
  const hasMore = isOpen || Boolean(value.building || value.area || value.landmark)
  const problems = optional && isBlankAddress(value) ? {} : addressProblems(value)

  const first = ADDRESS_PARTS.find((part) => problems[part] !== undefined)

  const errorOf = (part: AddressPart) => {
    const problem = problems[part]
    if (problem === undefined) return undefined
    // What is too long came from elsewhere, for nobody can type it.
    if (problem === 'tooLong') return words.tooLong({ part, most: PART_MAX_LENGTH[part] })
    return showProblems || left.has(part) ? words.needed({ part }) : undefined
  }
  const field = (part: AddressPart) => ({
    label: words.label({ part }),
    error: errorOf(part),
    autoComplete:
      AUTO_COMPLETE[part] && !forOther
        ? clsx(section && `section-${section}`, AUTO_COMPLETE[part])
        : 'off',
    maxLength: PART_MAX_LENGTH[part],
    value: value[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
    ref: part === first ? inputRef : undefined,
    onBlur: () => setLeft((before) => new Set([...before, part])),
  })

  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className={clsx('mb-3 font-display text-lg font-bold', hideLegend && 'sr-only')}>
        {legend}
        {optional && (
          <span className="font-sans text-sm font-normal text-ink-soft">{words.optional}</span>
        )}
      </legend>
      {hint && <p className="-mt-3 text-sm text-ink-soft">{hint}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput {...field('flat')} required={!optional} />
        <TextInput {...field('street')} required={!optional} />
        <TextInput
          {...field('pin')}
          required={!optional}
          inputMode="numeric"
          // Browsers would cut "Bengaluru 560 001" before it is read.
          maxLength={undefined}
          onChange={({ target }) => onChange({ pin: typedPin(target.value) })}
          className="sm:max-w-48"
        />
      </div>
      <CoverageSentence coverage={coverage} />
      {hasMore ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextInput {...field('building')} optional />
          <TextInput {...field('area')} optional />
          <TextInput {...field('landmark')} optional />
          <DigipinField point={value.point} onChange={(point) => onChange({ point })} />
        </div>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => setOpen(true)}
        >
          <Plus aria-hidden="true" size={18} />
          {words.more}
        </Button>
      )}
      {!forOther && (
        <UseLocationButton point={value.point} onChange={(point) => onChange({ point })} />
      )}
    </fieldset>
  )
}
