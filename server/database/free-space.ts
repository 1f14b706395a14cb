/**
 * Watches the free space of the data folder's disk. PGlite runs in this process, and a full disk can
 * block it forever, so writes are refused while there is still room.
 */
import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

const DEFAULT_FLOOR_BYTES = 200 * 1024 * 1024
const CHECK_EVERY_MS = 5_000

export interface FreeSpace {
  /** False below the floor, as of the last check: answer writes with 503 then. */
  hasRoomToWrite(): boolean
  stop(): void
}

/**
 * Starts watching; the first check is done when this returns.
 * @param options.folder a folder that exists, on the disk to watch
 * @param options.floorBytes default 200 MB
 * @param options.onChange called when room runs out and when it is back, with the bytes free
 */
export function watchFreeSpace(options: {
  folder: string
  floorBytes?: number
  checkEveryMs?: number
  onChange?: (hasRoom: boolean, freeBytes: number) => void
}): FreeSpace {
  const { folder, floorBytes = DEFAULT_FLOOR_BYTES, checkEveryMs = CHECK_EVERY_MS } = options
  let hasRoom = true

  function judge(disk: { bavail: number; bsize: number }): void {
    const freeBytes = disk.bavail * disk.bsize
    const before = hasRoom
    hasRoom = freeBytes >= floorBytes
    if (hasRoom !== before) options.onChange?.(hasRoom, freeBytes)
  }

  judge(statfsSync(folder))
  const timer = setInterval(() => {
    statfs(folder).then(judge, () => {
      // A folder that can't be asked keeps its last answer; its own use will report the error.
    })
  }, checkEveryMs)
  timer.unref()

  return { hasRoomToWrite: () => hasRoom, stop: () => clearInterval(timer) }
}
