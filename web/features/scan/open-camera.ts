// The device's camera: open, light, and off.

export type CameraProblem = 'denied' | 'none' | 'busy' | 'failed'

export type Camera = {
  stream: MediaStream
  /** Null where it has no light. */
  setTorch: ((on: boolean) => Promise<void>) | null
  stop: () => void
}

/** The camera at a phone's back, if it has one; what is wrong where none opens. */
export async function openCamera(): Promise<Camera | CameraProblem> {
  // Browsers offer no camera to a page without https.
  if (!navigator.mediaDevices?.getUserMedia) return 'none'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
    })
    const [track] = stream.getVideoTracks()
    const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
    return {
      stream,
      setTorch: abilities?.torch
        ? (torch) => track!.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
        : null,
      stop: () => stream.getTracks().forEach((each) => each.stop()),
    }
  } catch (error) {
    return problemIn(error)
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function problemIn(error: unknown): CameraProblem {
  return (error instanceof DOMException && PROBLEMS[error.name]) || 'failed'
}

/** Whether this device has a camera, as far as the browser says before anybody is asked. */
export async function hasCamera(): Promise<boolean> {
  const devices = await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false
}
