/** Limits concurrent form uploads; each holds a connection and up to a whole file on disk. */
import { AppError, say } from '../../platform/app-error.ts'
import { FORMS_OF_ADDRESS, FORMS_OF_CUSTOMERS, FORMS_OF_PERSON, FORMS_OF_STAFF } from './bounds.ts'
import { networkOfAddress } from '../callers/source.ts'

/** Who sends a form. */
export interface Sender {
  /** Null for visitors, who count by their address. */
  personId: string | null
  isStaff: boolean
  address: string
}

/**
 * Takes a place. Staff have places of their own: whatever strangers send, a rider's photo comes in.
 * @returns what gives the place back, to be called once
 * @throws AppError `busy`
 */
export type TakePlace = (sender: Sender) => () => void

export function limitConcurrentForms(): TakePlace {
  const ofPerson = new Map<string, number>()
  const ofAddress = new Map<string, number>()
  const ofAll = new Map<'staff' | 'customers', number>()
  return ({ personId, isStaff, address: ip }) => {
    const address = networkOfAddress(ip)
    const person = personId ?? address
    const takes = isStaff
      ? [bound(ofPerson, person, FORMS_OF_PERSON), bound(ofAll, 'staff', FORMS_OF_STAFF)]
      : [
          bound(ofPerson, person, FORMS_OF_PERSON),
          // Staff share the laundry's address.
          bound(ofAddress, address, FORMS_OF_ADDRESS),
          bound(ofAll, 'customers', FORMS_OF_CUSTOMERS),
        ]
    if (takes.some(({ isFull }) => isFull)) throw new AppError('busy', say('manyFiles'))
    for (const { add } of takes) add(1)
    return () => {
      for (const { add } of takes) add(-1)
    }
  }
}

function bound<Key>(counts: Map<Key, number>, key: Key, most: number) {
  return {
    isFull: (counts.get(key) ?? 0) >= most,
    add: (change: 1 | -1) => {
      const now = (counts.get(key) ?? 0) + change
      if (now > 0) counts.set(key, now)
      else counts.delete(key)
    },
  }
}
