// Choice of an address: a saved one, or another that is typed.
import { useState } from 'react'
import type { SavedAddress } from '#contract/accounts/profile.ts'
import { addressLine, isBlankAddress, isCompleteAddress } from '#domain/orders/address.ts'
import { type Address, NO_ADDRESS } from '#domain/orders/address-parts.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { AddressFields } from '#web/features/addresses/address-fields.tsx'
import { addressFromSaved, isSameAddress } from '#web/features/addresses/saved-address.ts'
import type { Coverage } from '#web/features/pickup/use-coverage.ts'
import { CoverageSentence } from '#web/features/pickup/coverage-sentence.tsx'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { SaveAddressChoice } from './save-address-choice.tsx'

/** One that can be chosen: the person's own, or their company's under its name. */
export type AddressOption =
  | SavedAddress
  | (Omit<SavedAddress, 'type' | 'isDefault'> & { type: string })

type AddressChoiceProps = {
  /** What it is for, such as "Pickup address". */
  label: string
  hint?: string
  optional?: boolean
  /** Parts it from the other address of the step, for what a browser fills in. */
  section: string
  /** Empty for somebody who has saved none; then only the fields are there. */
  saved: readonly AddressOption[]
  /** Whose addresses they are; null for a visitor, whose cannot be kept. */
  userId: string | null
  value: Address
  coverage: Coverage
  onChange: (address: Address) => void
}

export function AddressChoice({
  label,
  hint,
  optional = false,
  section,
  saved,
  userId,
  value,
  coverage,
  onChange,
}: AddressChoiceProps) {
  const words = useWords(addressForm)
  const chosen = saved.find((each) => isSameAddress(addressFromSaved(each), value))
  const [typing, setTyping] = useState(false)
  /** The saved one that was chosen and lacked something: it stays chosen while that is filled in. */
  const [completing, setCompleting] = useState<string | null>(null)
  const isOther = typing || (!isBlankAddress(value) && !chosen && completing === null)
  const lacks = !isOther && chosen !== undefined && !isCompleteAddress(value)
  const isFillingIn = lacks || completing !== null
  const completed = saved.find(({ _id }) => _id === completing) ?? null
  const fields = (
    <AddressFields
      legend={saved.length > 0 ? words.another : label}
      hideLegend={saved.length > 0}
      hint={isFillingIn ? words.incomplete : hint}
      optional={optional}
      section={section}
      value={value}
      onChange={(change) => {
        if (lacks) setCompleting(chosen._id)
        onChange({ ...value, ...change })
      }}
      coverage={coverage}
      showProblems={lacks}
    />
  )
  const keeping = userId !== null &&
    !chosen &&
    isCompleteAddress(value) &&
    (completed === null || isOwn(completed)) && (
      <SaveAddressChoice
        userId={userId}
        value={value}
        completed={completed}
        onKept={() => {
          setTyping(false)
          setCompleting(null)
        }}
      />
    )
  if (saved.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields}
        {keeping}
      </div>
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RadioCards legend={label}>
        {saved.map((each) => (
          <RadioCard
            key={each._id}
            name={label}
            value={each._id}
            title={each.type}
            description={<span className="wrap-anywhere whitespace-pre-line">{each.address}</span>}
            checked={!isOther && (completing ?? chosen?._id) === each._id}
            onChange={() => {
              const address = addressFromSaved(each)
              setTyping(false)
              setCompleting(isCompleteAddress(address) ? null : each._id)
              onChange(address)
            }}
          />
        ))}
        <RadioCard
          name={label}
          value="other"
          title={words.another}
          checked={isOther}
          onChange={() => {
            setTyping(true)
            setCompleting(null)
            onChange(NO_ADDRESS)
          }}
        />
      </RadioCards>
      {isOther || isFillingIn
        ? fields
        : addressLine(value) !== '' && <CoverageSentence coverage={coverage} />}
      {keeping}
    </div>
  )
}

/** A company's address is changed by the laundry alone. */
function isOwn(address: AddressOption): address is SavedAddress {
  return 'isDefault' in address
}
