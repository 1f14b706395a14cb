// Inputs of a company's facts, for any form.
import clsx from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { CompanyInput } from '#contract/companies/companies.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { companyFactsForm } from '#words/en/companies/companies-screen.ts'

/** @param isNarrow whether they stand below each other whatever the window's width */
export function CompanyFactsFields({ isNarrow = false }: { isNarrow?: boolean }) {
  const words = useWords(companyFactsForm)
  const { register, control, formState, watch } = useFormContext<CompanyInput>()
  const { errors } = formState
  const addresses = useFieldArray({ control, name: 'addresses' })
  const written = watch('addresses')
  return (
    <div className={clsx('grid grid-cols-1 items-start gap-5', !isNarrow && 'sm:grid-cols-2')}>
      <TextInput
        label={words.name}
        maxLength={200}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextInput
        label={words.gstin}
        hint={words.gstinHint}
        optional
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.gstin?.message}
        {...register('gstin')}
      />
      <Textarea
        label={words.billingAddress}
        maxLength={500}
        error={errors.billingAddress?.message}
        {...register('billingAddress')}
      />
      <TextInput
        label={words.email}
        optional
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <fieldset className={clsx('grid grid-cols-1 gap-4', !isNarrow && 'sm:col-span-2')}>
        <legend className="mb-2 font-semibold">{words.addresses}</legend>
        {addresses.fields.map((field, index) => (
          <div
            key={field.id}
            className={clsx(
              'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3',
              !isNarrow && 'sm:grid-cols-[12rem_minmax(0,1fr)_auto]',
            )}
          >
            <TextInput
              label={words.addressLabel({ count: index + 1 })}
              className={isNarrow ? 'col-span-2' : 'max-sm:col-span-2'}
              maxLength={60}
              autoComplete="off"
              error={errors.addresses?.[index]?.label?.message}
              {...register(`addresses.${index}.label`)}
            />
            <TextInput
              label={words.address({ count: index + 1 })}
              maxLength={500}
              autoComplete="off"
              error={errors.addresses?.[index]?.address?.message}
              {...register(`addresses.${index}.address`)}
            />
            <Button
              variant="quiet"
              aria-label={words.removeAddress({ label: written[index]?.label ?? '' })}
              onClick={() => addresses.remove(index)}
            >
              <Trash2 aria-hidden="true" size={20} />
            </Button>
          </div>
        ))}
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          onClick={() => addresses.append({ label: '', address: '' })}
        >
          <Plus aria-hidden="true" size={18} />
          {words.addAddress}
        </Button>
      </fieldset>
    </div>
  )
}
