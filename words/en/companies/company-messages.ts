// Mails to companies about their invoices.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'

interface OfCompany {
  readonly company: string
}

export const companyMessages = {
  /** `dueOn`: the last day on which it is paid in time. */
  'company.invoiced': (
    params: OfCompany & {
      readonly number: string
      readonly totalPaise: Paise
      readonly dueOn: string
    },
  ) => ({
    title: `Invoice ${params.number} for ${params.company}`,
    message: `It lists all that was ordered on account last month. Total: ${formatPaise(params.totalPaise)}. Please pay it by ${formatMessageDate(params.dueOn)}. People who look after the account find the PDF and the statement in their profile, under Company.`,
  }),
  /** `blocks`: whether nothing more goes on account until it is paid. */
  'company.overdue': (
    params: OfCompany & {
      readonly numbers: readonly string[]
      readonly overduePaise: Paise
      readonly blocks: boolean
    },
  ) => {
    const { company, numbers, overduePaise, blocks } = params
    const invoices = `${numbers.length === 1 ? 'invoice' : 'invoices'} ${numbers.join(', ')}`
    const then = blocks ? ' Until then, nothing more can be ordered on account.' : ''
    return {
      title: `${formatPaise(overduePaise)} of ${company} is overdue`,
      message: `We haven’t received full payment for ${invoices} yet: ${formatPaise(overduePaise)} is overdue. Please pay it soon, or write to us if you have paid already.${then}`,
    }
  },
}
