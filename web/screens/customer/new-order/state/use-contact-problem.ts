// Problems with a draft's addresses and phone numbers that prevent its order.
import type { User } from '#contract/accounts/accounts.ts'
import { addressProblems, isBlankAddress } from '#domain/orders/address.ts'
import { type Address, ADDRESS_PARTS, PART_MAX_LENGTH } from '#domain/orders/address-parts.ts'
import { isPhone } from '#domain/accounts/phone.ts'
import { addressForm } from '#words/en/accounts/address-form.ts'
import { contactRefusals } from '#words/en/help/contact-refusals.ts'
import type { Coverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import type { Draft } from '../draft/draft-shape.ts'

/** Whether a driver could not call this person: then the order asks for a number. */
export function needsPhone(person: User | null): boolean {
  return person !== null && !person.phone
}

/** Takes what is known of both addresses' PIN codes. */
export function useContactProblem(
  person: User | null,
  { address, sameAddress, deliveryAddress, door, phone: typed }: Draft,
  coverages: readonly Coverage[],
): string | null {
  const words = useWords(contactRefusals)
  const form = useWords(addressForm)
  const isElsewhere = !sameAddress && !isBlankAddress(deliveryAddress)
  const problems = [
    problemOf(address),
    ...(isElsewhere ? [problemOf(deliveryAddress)] : []),
    ...coverages.map(({ problem }) => problem),
    phoneProblem(),
    doorProblem(),
  ]
  return problems.find((problem) => problem !== null) ?? null

  function problemOf(given: Address): string | null {
    const found = addressProblems(given)
    const part = ADDRESS_PARTS.find((each) => found[each] !== undefined)
    if (part === undefined) return null
    return found[part] === 'tooLong'
      ? form.tooLong({ part, most: PART_MAX_LENGTH[part] })
      : form.needed({ part })
  }

  function phoneProblem(): string | null {
    if (!needsPhone(person)) return null
    const phone = typed.trim()
    if (phone === '') return words.phoneNeeded
    return isPhone(phone) ? null : words.badPhone
  }

  function doorProblem(): string | null {
    if (door === null) return null
    if (door.name.trim() === '') return form.doorNameNeeded
    if (door.phone.trim() === '') return form.doorPhoneNeeded
    return isPhone(door.phone) ? null : form.badPhone
  }
}
