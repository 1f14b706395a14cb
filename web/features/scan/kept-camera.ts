// Remembered use of the camera on this device: the next scan screen opens it.

const KEY = 'washlineScanCamera'

export function readCameraChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function saveCameraChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing asks each time.
  }
}
