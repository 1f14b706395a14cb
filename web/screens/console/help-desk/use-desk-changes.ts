// Live changes at the help desk: changed records reload, and the typing sign shows for a moment.
import { addressOf } from '#web/lib/api.ts'
import { helpDeskLive } from '#contract/help/help-desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { LiveState } from '#web/lib/live/live-stream.ts'
import { useLiveStream } from '#web/lib/live/live.ts'
import { DESK, waitingCounts } from './desk-queries.ts'

const { path: PATH } = addressOf(helpDeskLive)

/** Changes that come close together are asked for once. */
const GATHER_MS = 150

/** Keeps every part of the page up to date; gives the state of the line. */
export function useDeskChanges(): LiveState {
  const client = useQueryClient()
  const changed = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const gather = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      for (const kind of changed.current)
        void client.invalidateQueries({ queryKey: kind === 'all' ? [DESK] : [DESK, kind] })
      changed.current.clear()
      void client.invalidateQueries({ queryKey: waitingCounts.queryKey })
    }, GATHER_MS)
  }
  return useLiveStream(
    PATH,
    ({ data }) => {
      changed.current.add(fieldOf(data, 'kind') ?? 'all')
      gather()
    },
    {
      names: ['state', 'change', 'resync'],
      onReopen: () => {
        changed.current.add('all')
        gather()
      },
    },
  )
}

/** Calls back with the id of a chat whose customer is typing. */
export function useDeskTyping(heard: (chatId: string) => void): void {
  useLiveStream(
    PATH,
    ({ data }) => {
      const id = fieldOf(data, 'id')
      if (id !== null) heard(id)
    },
    { names: ['typing'] },
  )
}

function fieldOf(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null
  const value = (data as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}
