// QR code reader for camera pictures: the browser's own detector, else a worker.

export type TagReader = {
  /** @returns the text of a QR code; null where none is read. Rejects where nothing can be read here. */
  read: (video: HTMLVideoElement) => Promise<string | null>
  close: () => void
}

type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Detectors = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Wider frames take longer to read, and tags aren't so small. */
const MOST_WIDE = 800

/** Begins to load what reads; the worker where the browser has no detector of QR codes. */
export async function openTagReader(): Promise<TagReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.includes('qr_code')) return workerReader()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  }
}

function workerReader(): TagReader {
  const worker = new Worker(new URL('./tag-reader-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const frame = frameOf(video, canvas)
        if (!frame) return resolve(null)
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<{ text: string | null; failed?: boolean }>) =>
            data.failed ? reject(new Error('No reader')) : resolve(data.text),
          { once: true },
        )
        worker.addEventListener('error', () => reject(new Error('No reader')), { once: true })
        const { data, width, height } = frame
        worker.postMessage({ data, width, height }, [data.buffer])
      }),
    close: () => worker.terminate(),
  }
}

/** Null as long as the camera has given no picture. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = Math.min(1, MOST_WIDE / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
