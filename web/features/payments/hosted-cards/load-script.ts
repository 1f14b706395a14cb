// Loads a payment service's script, from that service only.

const TIMEOUT_MS = 20_000

/** Once it has run; a script that came is not asked for again. Rejects when it is blocked, or takes too long. */
export function loadScript(url: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      // So that the next try asks again.
      script.remove()
      reject(new Error(`${url} could not be loaded.`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    script.src = url
    script.async = true
    script.onload = () => {
      clearTimeout(timer)
      if (isThere()) resolve()
      else fail()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}
