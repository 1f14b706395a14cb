// Where to come: one of the person's saved addresses, or another that is typed.
import { useState } from 'react'
import type { SavedAddress } from '#contract/profile.ts'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

const MAX_ADDRESS = 500

type AddressChoiceProps = {
  /** What it is for, such as "Pickup address". */
  label: string
  hint: string
  optional?: boolean
  /** Empty for somebody who has saved none; then only the field is there. */
  saved: readonly SavedAddress[]
  value: string
  onChange: (address: string) => void
}

export function AddressChoice({
  label,
  hint,
  optional = false,
  saved,
  value,
  onChange,
}: AddressChoiceProps) {
  const chosen = saved.find(({ address }) => address === value)
  const [typing, setTyping] = useState(false)
  const isOther = typing || (value !== '' && !chosen)
  const field = (
    <Textarea
      label={saved.length > 0 ? 'Another address' : label}
      hideLabel={saved.length > 0}
      hint={hint}
      optional={optional}
      autoComplete="street-address"
      required={!optional}
      maxLength={MAX_ADDRESS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (saved.length === 0) return field

  return (
    <div className="grid gap-3">
      <RadioCards legend={label}>
        {saved.map(({ _id, type, address }) => (
          <RadioCard
            key={_id}
            name={label}
            value={_id}
            title={type}
            description={<span className="wrap-anywhere whitespace-pre-line">{address}</span>}
            checked={!isOther && chosen?._id === _id}
            onChange={() => {
              setTyping(false)
              onChange(address)
            }}
          />
        ))}
        <RadioCard
          name={label}
          value="other"
          title="Another address"
          checked={isOther}
          onChange={() => {
            setTyping(true)
            onChange('')
          }}
        />
      </RadioCards>
      {isOther && field}
    </div>
  )
}
