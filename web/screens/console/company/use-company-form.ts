// Form over a part of a company: the server's validation, and the saved company afterwards.
import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/v4/core'
import type { Company } from '#contract/companies/companies.ts'
import { companyQuery, cacheCompany } from '#web/features/companies/company-queries.ts'
import { useRecordForm } from '#web/features/forms/use-record-form.ts'
import { useWords } from '#web/lib/words.ts'
import { companiesScreen } from '#words/en/companies/companies-screen.ts'

/**
 * @param rules of the call that saves it
 * @param company as the server last sent it
 * @param partOf the part with its version
 */
export function useCompanyForm<V extends FieldValues & { version: string }>(
  rules: z.$ZodType<V, V>,
  company: Company,
  partOf: (company: Company) => V,
  send: (values: V) => Promise<Company>,
) {
  const { saved: done } = useWords(companiesScreen)
  const client = useQueryClient()
  const { queryKey } = companyQuery(company._id)
  const { form, section } = useRecordForm<V>(rules, partOf(company), {
    send: async (values) => {
      const saved = await send(values)
      cacheCompany(client, saved)
      return partOf(saved)
    },
    // Where somebody else's change came first, the rest of the company is read again, too.
    put: () => void client.invalidateQueries({ queryKey }),
    done,
  })
  return { form, frame: section }
}
