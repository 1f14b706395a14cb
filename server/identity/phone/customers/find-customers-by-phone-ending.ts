/** Finds customers by the last digits of their phone number. */
import type { CounterCustomer } from '#contract/counter/counter.ts'
import type { Deps } from '../../../platform/deps.ts'
import { selectCustomersByPhoneEnding } from './store.ts'
import { counterCustomerView } from './view.ts'

/** Who ordered last stands first; eight at most. @param digits nothing but digits, three at least */
export async function findCustomersByPhoneEnding(
  { db }: Pick<Deps, 'db'>,
  digits: string,
): Promise<CounterCustomer[]> {
  return (await selectCustomersByPhoneEnding(db, digits)).map(counterCustomerView)
}
