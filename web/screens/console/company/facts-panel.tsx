// A company's facts: name, GSTIN, invoice address and its people's pickup address.
import { FormProvider } from 'react-hook-form'
import {
  changeCompany,
  type Company,
  type CompanyFactsChange,
} from '#contract/companies/companies.ts'
import { CompanyFactsFields } from '#web/features/companies/company-facts-fields.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { companyFactsForm } from '#words/en/companies/companies-screen.ts'
import { useCompanyForm } from './use-company-form.ts'

export function FactsPanel({ company }: { company: Company }) {
  const words = useWords(companyFactsForm)
  const { form, frame } = useCompanyForm<CompanyFactsChange>(
    changeCompany.body,
    company,
    ({ name, gstin, billingAddress, email, addresses, versions: { facts: version } }) => ({
      name,
      gstin,
      billingAddress,
      email,
      addresses,
      version,
    }),
    (body) => call(changeCompany, { params: { id: company._id }, body }),
  )
  return (
    <SettingSection title={words.title} intro={words.intro} {...frame}>
      <FormProvider {...form}>
        <CompanyFactsFields isNarrow />
      </FormProvider>
    </SettingSection>
  )
}
