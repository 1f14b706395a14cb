// What keeps an order from being placed with the addresses and the phone number of a draft.
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { isWholeAddress } from '#domain/address.ts'
import { PHONE } from '#domain/phone.ts'
import { contactRefusals } from '#words/en/contact-refusals.ts'
import { addressesOf } from '#web/features/account/profile-queries.ts'
import type { Coverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import type { Draft } from './draft-shape.ts'

/** Whether a driver could not call this person: then the order asks for a number. */
export function lacksPhone(person: User | null): boolean {
  return person !== null && !person.phone
}

/** Takes what is known of both addresses' pin codes. An address that was saved before is taken as it is. */
export function useContactProblem(
  person: User | null,
  draft: Draft,
  coverages: readonly Coverage[],
): string | null {
  const words = useWords(contactRefusals)
  const saved = useQuery({ ...addressesOf(person?._id ?? ''), enabled: person !== null }).data ?? []
  const isKnown = (text: string) =>
    person?.address === text || saved.some(({ address }) => address === text)
  const given = [draft.address, ...(draft.sameAddress ? [] : [draft.deliveryAddress])]
  const refusals = given
    .map((text) => text.trim())
    .map((text) =>
      text === '' || isKnown(text) || isWholeAddress(text) ? null : words.addressIncomplete,
    )
  const problems = [...refusals, ...coverages.map(({ problem }) => problem), phoneProblem()]
  return problems.find((problem) => problem !== null) ?? null

  function phoneProblem(): string | null {
    if (!lacksPhone(person)) return null
    const phone = draft.phone.trim()
    if (phone === '') return words.phoneNeeded
    return PHONE.test(phone) ? null : words.badPhone
  }
}
