// QR code reader, loaded while a scanning screen is open on a device with a camera.
import { useEffect, useState } from 'react'
import { hasCamera } from './open-camera.ts'
import type { TagReader } from './tag-reader.ts'

/**
 * Loads what reads before anybody asks for the camera, so that it is ready at once.
 * @param isWanted whether the camera is on: then it is loaded even where the browser tells of no camera yet
 */
export function useTagReader(isWanted: boolean): Promise<TagReader> | null {
  const [isLikely, setLikely] = useState(false)
  const [reader, setReader] = useState<Promise<TagReader> | null>(null)
  useEffect(() => {
    void hasCamera().then(setLikely)
  }, [])
  const isNeeded = isWanted || isLikely
  useEffect(() => {
    if (!isNeeded) return
    const opened = import('./tag-reader.ts').then(({ openTagReader }) => openTagReader())
    // Where it can't be loaded the camera's panel says so, once it is asked for.
    opened.catch(() => undefined)
    setReader(opened)
    return () => {
      setReader(null)
      void opened.then(
        ({ close }) => close(),
        () => undefined,
      )
    }
  }, [isNeeded])
  return reader
}
