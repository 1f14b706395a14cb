// Company accounts in documents and answers.
import type { CompanyPaymentMethod } from '#domain/companies/company-account.ts'

const WAYS: Readonly<Record<CompanyPaymentMethod, string>> = {
  cash: 'Paid in cash',
  upi: 'Paid by UPI',
  transfer: 'Paid by bank transfer',
}

export const companies = {
  /** `reference`: such as a transfer's number; empty for none. */
  paid: ({ method, reference }: { method: CompanyPaymentMethod; reference: string }) =>
    reference === '' ? WAYS[method] : `${WAYS[method]}, ${reference}`,
}
