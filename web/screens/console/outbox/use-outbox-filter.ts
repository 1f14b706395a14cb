// Filter of the outbox, kept in the address for reload and Back.
import { useSearchParams } from 'react-router'
import type { OutboxState } from '#contract/messages/outbox.ts'
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
} from '#domain/messages/notification-settings.ts'
import { currentAddress } from '#web/lib/current-address.ts'
import type { OutboxFilter } from './outbox-queries.ts'

const STATES: readonly OutboxState[] = ['waiting', 'sent', 'failed']

export function useOutboxFilter(): {
  filter: OutboxFilter
  setFilter: (parts: Partial<OutboxFilter>) => void
  isFiltered: boolean
  /** The message that is open, and how to open another or none. */
  openId: string | null
  open: (id: string | null) => void
} {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const put = (next: Record<string, string | null>) => {
    const address = new URLSearchParams()
    for (const [name, value] of Object.entries(next)) if (value) address.set(name, value)
    setParams(address, { replace: true, preventScrollReset: true })
  }
  const openId = params.get('message')
  return {
    filter,
    setFilter: (parts) => put({ ...filterOf(currentAddress()), ...parts }),
    isFiltered: filter.q !== '' || filter.channel !== null || filter.state !== null,
    openId,
    open: (message) => put({ ...filterOf(currentAddress()), message }),
  }
}

function filterOf(params: URLSearchParams): OutboxFilter {
  return {
    q: params.get('q') ?? '',
    channel: oneOf<NotificationChannel>(NOTIFICATION_CHANNELS, params.get('channel')),
    state: oneOf<OutboxState>(STATES, params.get('state')),
  }
}

function oneOf<V extends string>(known: readonly V[], value: string | null): V | null {
  return known.find((each) => each === value) ?? null
}
