/**
 * The company that a person orders for: erased with them. The staff member who took a company's payment is never
 * shown.
 */
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { findUser } from '../../identity/find-user.ts'
import { findCompanyFacts, updateCompanyMember } from './store.ts'

export const companyData: PersonalData = {
  tables: ['company_payments'],
  async *collect({ db }, { id }) {
    const companyId = (await findUser(db, id))?.companyId
    const company = companyId ? await findCompanyFacts(db, companyId) : undefined
    yield* jsonExportFile('companies.json', company ? [{ name: company.name }] : [])
  },
  async erase(tx, _, { id }) {
    await updateCompanyMember(tx, id, { companyId: null, seesAccount: false })
  },
}
