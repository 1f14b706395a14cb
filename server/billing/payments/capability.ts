/** Capability face: payments of orders. */
import type { Capability } from '../../capability/capability.ts'
import { retryPendingPayments, processPaymentJobs } from './pending-payments.ts'
import { orderPaymentData } from './personal-data.ts'

export const payments: Capability = {
  jobs: [
    { name: 'settle-order-money', batch: 10, run: processPaymentJobs },
    { name: 'sweep-order-money', every: '* * * * *', run: retryPendingPayments },
  ],
  personalData: [orderPaymentData],
}
