// What is asked of a garment beside its picture.
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { garmentFields } from '#contract/garments.ts'
import {
  CATEGORY_LABELS,
  CONDITION_LABELS,
  GARMENT_CATEGORIES,
  GARMENT_CONDITIONS,
} from '#domain/garments.ts'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Fields = z.input<typeof garmentFields>

type GarmentFieldsProps = { register: UseFormRegister<Fields>; errors: FieldErrors<Fields> }

/** Its parent has two columns. */
export function GarmentFields({ register, errors }: GarmentFieldsProps) {
  return (
    <>
      <TextInput
        label="Name"
        className="col-span-2"
        required
        maxLength={100}
        placeholder="Blue Oxford shirt"
        error={errors.name?.message}
        {...register('name')}
      />
      <Select
        label="Category"
        className="col-span-2 sm:col-span-1"
        required
        error={errors.category?.message}
        {...register('category')}
      >
        <option value="" disabled>
          Choose a category
        </option>
        {GARMENT_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {CATEGORY_LABELS[each]}
          </option>
        ))}
      </Select>
      <Select
        label="Condition"
        className="col-span-2 sm:col-span-1"
        error={errors.condition?.message}
        {...register('condition')}
      >
        {GARMENT_CONDITIONS.map((each) => (
          <option key={each} value={each}>
            {CONDITION_LABELS[each]}
          </option>
        ))}
      </Select>
      <TextInput
        label="Color"
        optional
        maxLength={50}
        error={errors.color?.message}
        {...register('color')}
      />
      <TextInput
        label="Size"
        optional
        maxLength={30}
        error={errors.size?.message}
        {...register('size')}
      />
      <TextInput
        label="Material"
        className="col-span-2"
        optional
        maxLength={100}
        error={errors.material?.message}
        {...register('material')}
      />
      <Textarea
        label="Care instructions"
        className="col-span-2"
        optional
        rows={2}
        maxLength={500}
        error={errors.careInstructions?.message}
        {...register('careInstructions')}
      />
      <Textarea
        label="Notes"
        className="col-span-2"
        optional
        rows={2}
        maxLength={1000}
        error={errors.notes?.message}
        {...register('notes')}
      />
    </>
  )
}
