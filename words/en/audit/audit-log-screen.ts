// The console's audit log: screen, and labels of kinds, actions and fields.
import { formatPaise } from '#domain/base/money.ts'
import { openingHours } from '../slots/opening-hours.ts'

/** Words as people write them; a code that has none yet is read aloud as it is. */
const FIELDS: Record<string, string> = {
  gstin: 'GSTIN',
  sacCode: 'SAC code',
  taxPercent: 'GST rate, %',
  serviceSacCodes: 'SAC codes of services',
  listPrice: 'List price',
  onlinePrice: 'Online price',
  originalPrice: 'Original price',
  active: 'Offered',
  capacities: 'Places by day (from Sunday) and slot',
}

const MONEY = new Set(['listPrice', 'onlinePrice', 'price', 'originalPrice', 'expressFee'])

export const auditLogScreen = {
  title: 'Audit log',
  about: 'What staff did, newest first. Entries can’t be changed or removed.',
  loading: 'Loading the audit log',
  notLoaded: 'The audit log couldn’t be loaded.',
  retry: 'Retry',
  noMatches: 'No matching entries.',
  nothingYet: 'No entries yet.',
  emptyHint: 'Staff changes will appear here.',
  clearFilters: 'Clear all filters',
  more: 'Show more',
  loadingMore: 'Loading…',

  search: 'Search the audit log',
  searchHint: 'What was done',
  who: 'Who',
  everyone: 'Everyone',
  what: 'What',
  everything: 'Everything',
  record: 'Record',
  allRecords: 'All records',
  from: 'From',
  until: 'Until',
  /** One record's entries alone are shown. @param type its kind */
  onlyOne: (type: string) => `Only one ${plain(type)}’s entries are shown.`,

  server: 'The server',
  byKey: (name: string) => `by API key “${name}”`,
  /** All entries of one record. */
  allOfIt: 'Everything',
  open: (type: string) => `Open ${plain(type)}`,
  details: 'What changed',
  to: 'to',
  /** What changed, where the change names no field. */
  value: 'Value',

  /** "order.status_set" is "Order: status set". */
  action: (action: string) => {
    const [thing = '', verb = ''] = action.split('.')
    return `${capital(plain(thing))}: ${plain(verb)}`
  },
  /** Of a record: "order" is "Order". */
  kind: (type: string) => capital(plain(type)),
  changes: changesIn,
}

function fieldWords(name: string): string {
  return FIELDS[name] ?? capital(plain(name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()))
}

/** A value of the details as text. */
function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return MONEY.has(name)
      ? formatPaise(Math.round(value * 100))
      : name.endsWith('Paise')
        ? formatPaise(value)
        : String(value)
  if (typeof value === 'string') return plainCode(value)
  if (name === 'hours' && Array.isArray(value)) return openingHours.text(value)
  if (Array.isArray(value))
    return value.map((each) => valueWords(name, each)).join(Array.isArray(value[0]) ? ' · ' : ', ')
  return Object.entries(value)
    .map(([field, part]) => `${fieldWords(field).toLowerCase()} ${valueWords(field, part)}`)
    .join(', ')
}

interface Changed {
  field: string
  from: string | null
  to: string | null
}

/** What an entry's details say changed: one line a field, or one line in all. */
function changesIn(details: Record<string, unknown> | null): Changed[] {
  if (!details) return []
  const { from, to, ...others } = details
  const before = fieldsOf(from)
  const after = fieldsOf(to)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const text = (fields: Record<string, unknown>, name: string) =>
    name in fields ? valueWords(name, fields[name]) : null
  return [
    ...names.map((name) => ({
      field: name === '' ? '' : fieldWords(name),
      from: text(before, name),
      to: text(after, name),
    })),
    ...Object.entries(others).map(([name, value]) => ({
      field: fieldWords(name),
      from: null,
      to: valueWords(name, value),
    })),
  ]
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { '': value }
}

/** Codes such as "pickup_scheduled" as words; any other text stays as it is. */
function plainCode(text: string): string {
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? plain(text) : text
}

function plain(code: string): string {
  return code.replaceAll('_', ' ').replace(/\bapi\b/, 'API')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
