// Form over one record of settings, with the server's validation.
import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import { type Saving, useSettingForm } from './use-setting-form.ts'

/**
 * Gives the form with its fields and errors, and in `section` what its frame needs.
 * @param rules of the call that saves it
 * @param saved the record as the server last sent it, with its version
 */
export function useRecordForm<V extends FieldValues & { version: string }>(
  rules: z.$ZodType<V, V>,
  saved: V,
  saving: Saving<V>,
) {
  const form = useForm<V, unknown, V>({
    resolver: zodResolver(rules),
    defaultValues: saved as DefaultValues<V>,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const { problem, save } = useSettingForm(form, saved, saving)
  return {
    form,
    register: form.register,
    control: form.control,
    errors,
    section: {
      onSubmit: form.handleSubmit(save),
      dirty: isDirty,
      saving: isSubmitting,
      onReset: () => form.reset(saved),
      problem,
    },
  }
}
