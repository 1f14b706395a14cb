// Fields of a garment besides its picture.
import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { garmentFields } from '#contract/garments/garments.ts'
import { CARE_LIMITS } from '#domain/garments/garment-care.ts'
import { GARMENT_CATEGORIES, GARMENT_CONDITIONS } from '#domain/garments/garments.ts'
import { careLimits } from '#words/en/catalogue/care-limits.ts'
import { garmentCategories, garmentConditions, garmentForm } from '#words/en/garments/garments.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

type Fields = z.input<typeof garmentFields>

type GarmentFieldsProps = {
  register: UseFormRegister<Fields>
  errors: FieldErrors<Fields>
  /** Stands in a line of its own under the colour and the size. */
  underColor: ReactNode
}

/** Its parent has two columns. */
export function GarmentFields({ register, errors, underColor }: GarmentFieldsProps) {
  const words = useWords(garmentForm)
  const limits = useWords(careLimits)
  return (
    <>
      <TextInput
        label={words.name}
        className="col-span-2"
        required
        maxLength={100}
        placeholder={words.nameExample}
        error={errors.name?.message}
        {...register('name')}
      />
      <Select
        label={words.category}
        className="col-span-2 sm:col-span-1"
        required
        error={errors.category?.message}
        {...register('category')}
      >
        <option value="" disabled>
          {words.chooseCategory}
        </option>
        <SelectOptions of={GARMENT_CATEGORIES} labels={useWords(garmentCategories)} />
      </Select>
      <Select
        label={words.condition}
        className="col-span-2 sm:col-span-1"
        error={errors.condition?.message}
        {...register('condition')}
      >
        <SelectOptions of={GARMENT_CONDITIONS} labels={useWords(garmentConditions)} />
      </Select>
      <TextInput
        label={words.color}
        optional={words.optional}
        maxLength={50}
        error={errors.color?.message}
        {...register('color')}
      />
      <TextInput
        label={words.size}
        optional={words.optional}
        maxLength={30}
        error={errors.size?.message}
        {...register('size')}
      />
      <div className="col-span-2 -mt-2 empty:hidden">{underColor}</div>
      <TextInput
        label={words.material}
        className="col-span-2"
        optional={words.optional}
        maxLength={100}
        error={errors.material?.message}
        {...register('material')}
      />
      <Textarea
        label={words.careInstructions}
        className="col-span-2"
        optional={words.optional}
        rows={2}
        maxLength={500}
        error={errors.careInstructions?.message}
        {...register('careInstructions')}
      />
      <fieldset className="col-span-2">
        <legend className="mb-1 font-semibold">{words.never}</legend>
        <div className="flex flex-wrap gap-x-6">
          {CARE_LIMITS.map((limit) => (
            <Checkbox key={limit} value={limit} {...register('never')}>
              {limits[limit]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Textarea
        label={words.notes}
        className="col-span-2"
        optional={words.optional}
        rows={2}
        maxLength={1000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  )
}
