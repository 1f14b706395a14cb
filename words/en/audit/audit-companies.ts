// Audit entries about companies and their accounts.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

interface OfCompany {
  company: string
}

export const auditCompanies = {
  'company.made': ({ company }: OfCompany) => `Added the company ${company}`,
  'company.changed': ({ company }: OfCompany) => `Changed the details of ${company}`,
  'company.terms_changed': (change: OfCompany & { to: { limitPaise: Paise } }) =>
    `Changed the terms of ${change.company}: credit limit ${formatPaise(change.to.limitPaise)}`,
  'company.prices_changed': ({ company }: OfCompany) => `Changed the prices of ${company}`,
  'company.prices_planned': ({ company, date }: OfCompany & { date: string }) =>
    `Planned prices of ${company} from ${formatMessageDate(date)}`,
  'company.prices_withdrawn': ({ company, date }: OfCompany & { date: string }) =>
    `Withdrew the prices of ${company} from ${formatMessageDate(date)}`,
  'company.person_added': ({ company }: OfCompany) => `Added a customer to ${company}`,
  'company.person_changed': ({ company, seesAccount }: OfCompany & { seesAccount: boolean }) =>
    seesAccount
      ? `Gave a customer access to the invoices of ${company}`
      : `Removed a customer’s access to the invoices of ${company}`,
  'company.person_removed': ({ company }: OfCompany) => `Removed a customer from ${company}`,
  'company.reminded': ({ company }: OfCompany) => `Reminded ${company} of overdue invoices`,
  'company.paid': ({ company, amountPaise }: OfCompany & { amountPaise: Paise }) =>
    `Recorded a payment of ${formatPaise(amountPaise)} by ${company}`,
  'company.payment_undone': ({ company, amountPaise }: OfCompany & { amountPaise: Paise }) =>
    `Undid a payment of ${formatPaise(amountPaise)} by ${company}, recorded by mistake`,
}
