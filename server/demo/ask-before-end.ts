/** The confirmation before a demo ends: lists the data to be removed and kept. */
import { createInterface } from 'node:readline/promises'
import type { Contents } from './remove-demo.ts'

/** What is shown before anything is changed. */
export function planText(
  { goes, stays }: { goes: Contents; stays: Contents },
  resetSettings: boolean,
): string {
  const lines = [
    'Ending the demo removes',
    `  ${amounts(goes)}, and all that belongs to them`,
    'and keeps',
    stays.people === 0
      ? '  nobody: no account was made beside the demo’s'
      : `  ${amounts(stays)} that were made beside the demo’s`,
  ]
  if (stays.staff.length > 0) lines.push(`  as staff ${stays.staff.join(', ')}`)
  lines.push(
    resetSettings
      ? '  no price and no setting: the catalogue, the plans and the settings are put back as they come'
      : '  the catalogue, the plans and the settings as they are (--reset-settings puts them back as they come)',
  )
  if (stays.invoices > 0)
    lines.push('The numbers of the removed invoices are not given again in their series.')
  return lines.join('\n')
}

/** Asks at a terminal; without one nobody is there to say yes. */
export async function isMeant(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question('Go on? Type yes: ')
  prompt.close()
  return answer.trim().toLowerCase() === 'yes'
}

function amounts({ people, orders, invoices }: Contents): string {
  const count = (some: number, one: string, many: string) =>
    `${some.toLocaleString('en-IN')} ${some === 1 ? one : many}`
  return `${count(people, 'person', 'people')}, ${count(orders, 'order', 'orders')} and ${count(invoices, 'invoice', 'invoices')}`
}
