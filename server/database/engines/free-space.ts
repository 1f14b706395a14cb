/**
 * Free space on the data folder's disk: warnings in good time, then refused writes, because a full disk can block
 * PGlite and this process forever.
 */
import { statfs } from 'node:fs/promises'

const MB = 1024 * 1024
const DEFAULT_FLOOR_BYTES = 200 * MB
const CHECK_EVERY_MS = 5_000

/** There is little room below three times the floor, and below a tenth of the disk or 10 GB, whichever is less. */
const LITTLE_FLOORS = 3
const LITTLE_SHARE = 0.1
const LITTLE_AT_MOST_BYTES = 10_000 * MB

/** So much more than that there has to be before there is enough again. */
const ENOUGH_AGAIN = 1.1

/** The bytes of a disk. */
export interface Disk {
  free: number
  total: number
}

export interface FreeSpace {
  /** False below the floor, as of the last check: answer writes with 503 then. */
  hasRoomToWrite(): boolean
  stop(): void
}

/**
 * Starts watching; the first check is done when this resolves.
 * @param options.folder a folder that exists, on the disk to watch
 * @param options.read reads that disk; asks the system if left out
 * @param options.floorBytes default 200 MB
 * @param options.onChange called when room runs out and when it is back, with the bytes free
 * @param options.onLook called at each check; `isLittle` while room is running out, `floorBytes` is where it has
 * @throws Error when the folder is not there
 */
export async function watchFreeSpace(options: {
  folder: string
  read?: (folder: string) => Promise<Disk>
  floorBytes?: number
  checkEveryMs?: number
  onChange?: (hasRoom: boolean, freeBytes: number) => void
  onLook?: (found: { disk: Disk; isLittle: boolean; floorBytes: number }) => void
}): Promise<FreeSpace> {
  const { folder, read = readDisk, floorBytes = DEFAULT_FLOOR_BYTES } = options
  let hasRoom = true
  let isLittle = false

  function judge(disk: Disk): void {
    const before = hasRoom
    hasRoom = disk.free >= floorBytes
    if (hasRoom !== before) options.onChange?.(hasRoom, disk.free)
    const share = Math.min(disk.total * LITTLE_SHARE, LITTLE_AT_MOST_BYTES)
    const little = Math.max(floorBytes * LITTLE_FLOORS, share)
    isLittle = disk.free < little * (isLittle ? ENOUGH_AGAIN : 1)
    options.onLook?.({ disk, isLittle, floorBytes })
  }

  judge(await read(folder))
  const timer = setInterval(() => {
    read(folder).then(judge, () => {
      // A folder that can't be asked keeps its last answer; its own use will report the error.
    })
  }, options.checkEveryMs ?? CHECK_EVERY_MS)
  timer.unref()

  return { hasRoomToWrite: () => hasRoom, stop: () => clearInterval(timer) }
}

async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
