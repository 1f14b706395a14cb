// Worker that reads QR codes, with a Content-Security-Policy of its own that allows WebAssembly.
import { prepareZXingModule } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type Frame, readQr } from './read-qr.ts'

// Loaded at once, so that the first frame doesn't wait for it.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })

self.addEventListener('message', ({ data }: MessageEvent<Frame>) => {
  ready
    .then(() => readQr(data))
    .then(
      (text) => self.postMessage({ text }),
      () => self.postMessage({ text: null, failed: true }),
    )
})
