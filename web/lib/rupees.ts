// Rupee amount from the wire, as text for people.
import { formatPaise, fromRupees } from '#domain/base/money.ts'

/** 29.99 becomes "₹29.99", 350 "₹350". Throws RangeError for what is no amount of money. */
export function rupeesText(rupees: number): string {
  return formatPaise(fromRupees(rupees))
}
