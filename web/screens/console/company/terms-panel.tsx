// A company's terms: its limit and its time to pay.
import {
  changeCompanyTerms,
  type Company,
  type CompanyTermsChange,
} from '#contract/companies/companies.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { companyScreen } from '#words/en/companies/companies-screen.ts'
import { useCompanyForm } from './use-company-form.ts'

export function TermsPanel({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  const { form, frame } = useCompanyForm<CompanyTermsChange>(
    changeCompanyTerms.body,
    company,
    ({ limit, paymentDays, blocksOverdue, versions: { terms: version } }) => ({
      limit,
      paymentDays,
      blocksOverdue,
      version,
    }),
    (body) => call(changeCompanyTerms, { params: { id: company._id }, body }),
  )
  const { register, formState } = form
  const { errors } = formState
  return (
    <SettingSection title={words.terms} intro={words.termsIntro} {...frame}>
      <NumberInput
        label={words.termsLimit}
        decimal
        error={errors.limit?.message}
        {...register('limit', AS_NUMBER)}
      />
      <NumberInput
        label={words.paymentDays}
        error={errors.paymentDays?.message}
        {...register('paymentDays', AS_NUMBER)}
      />
      <Checkbox {...register('blocksOverdue')}>{words.blocksOverdue}</Checkbox>
    </SettingSection>
  )
}
