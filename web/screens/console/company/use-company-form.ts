// A form over a part of a company: it is checked as the server checks it, and shows the company as it is after saving.
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import type { Company } from '#contract/companies.ts'
import { putCompany } from '#web/features/companies/company-queries.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen } from '#words/en/companies-screen.ts'

/**
 * @param rules of the call that saves it
 * @param saved the part as the server last sent it
 */
export function useCompanyForm<V extends FieldValues>(
  rules: z.$ZodType<V, V>,
  saved: V,
  send: (values: V) => Promise<Company>,
) {
  const words = useWords(companiesScreen)
  const client = useQueryClient()
  const form = useForm<V, unknown, V>({
    resolver: zodResolver(rules),
    defaultValues: saved as DefaultValues<V>,
  })
  const { isDirty } = form.formState
  const { reset } = form
  const text = JSON.stringify(saved)
  useEffect(() => reset(JSON.parse(text) as V), [reset, text])
  const save = useMutation({
    mutationFn: send,
    onSuccess: (company) => {
      putCompany(client, company)
      toast.success(words.saved)
    },
  })
  return {
    form,
    frame: {
      onSubmit: form.handleSubmit((values) => save.mutate(values)),
      dirty: isDirty,
      saving: save.isPending,
      onReset: () => reset(saved),
      problem: save.error && problemOf(save.error, words.notSaved),
    },
  }
}
