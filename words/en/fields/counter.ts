// Field errors of the counter: in forms, and in answers.
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'

export const digitsNeeded = ({ least }: { least: number }) =>
  `Please enter the last ${least} digits of the number, or more.`
export const badHandOver = 'Clothes change hands at home or at the counter.'
export const homeAddressNeeded = 'Please enter the address that we come to.'
export const badBagCount = `Bags are a whole number from 1 to ${LARGEST_LIMITS.bags}.`
