// Audit entries about companies and their accounts.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { writeDate } from '#domain/base/time-zone.ts'

interface OfCompany {
  company: string
}

export const auditCompanies = {
  'company.made': ({ company }: OfCompany) => `Added the company ${company}`,
  'company.changed': ({ company }: OfCompany) => `Changed the facts of ${company}`,
  'company.terms_changed': (change: OfCompany & { to: { limitPaise: Paise } }) =>
    `Changed the terms of ${change.company}: it may owe ${formatPaise(change.to.limitPaise)}`,
  'company.prices_changed': ({ company }: OfCompany) => `Changed the prices of ${company}`,
  'company.prices_planned': ({ company, date }: OfCompany & { date: string }) =>
    `Planned prices of ${company} from ${writeDate(date)}`,
  'company.prices_withdrawn': ({ company, date }: OfCompany & { date: string }) =>
    `Withdrew the prices of ${company} from ${writeDate(date)}`,
  'company.person_added': ({ company }: OfCompany) => `Let a customer order for ${company}`,
  'company.person_changed': ({ company, seesAccount }: OfCompany & { seesAccount: boolean }) =>
    seesAccount
      ? `Let a customer see the invoices of ${company}`
      : `Ended a customer’s seeing the invoices of ${company}`,
  'company.person_removed': ({ company }: OfCompany) =>
    `Ended a customer’s ordering for ${company}`,
  'company.reminded': ({ company }: OfCompany) => `Reminded ${company} of overdue invoices`,
  'company.paid': ({ company, amountPaise }: OfCompany & { amountPaise: Paise }) =>
    `Took ${formatPaise(amountPaise)} from ${company}`,
  'company.payment_undone': ({ company, amountPaise }: OfCompany & { amountPaise: Paise }) =>
    `Took back a payment of ${formatPaise(amountPaise)} by ${company} that was a mistake`,
}
