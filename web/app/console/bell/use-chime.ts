// Plays the sound of staff's bell for a new notification, if the person wants it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bellQuery } from '#web/app/layout/signed-in/bell-query.ts'
import { bellChoice } from './bell-choice.ts'
import { playChime } from './play-chime.ts'
import { ringBellOnce } from './ring-bell-once.ts'

/** What was in the bell when the console was opened makes no sound. */
export function useChime(): void {
  const { data: choice } = useQuery(bellChoice)
  const { data: bell } = useQuery(bellQuery)
  /** Ids begin with the moment they were made at. */
  const newest = bell?.notifications[0]?._id ?? (bell && '')
  const heard = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    if (heard.current !== undefined && newest > heard.current && choice?.sound)
      void ringBellOnce(newest, playChime)
    heard.current = newest
  }, [newest, choice?.sound])
}
