// One ring among several tabs with the same notification.
const LAST_RUNG = 'washline.last-rung'

/**
 * Rings unless another tab has rung for this or for something newer. Where the browser keeps nothing, each tab rings.
 * @param id of a notification; those of later ones are greater
 */
export async function ringBellOnce(id: string, ring: () => void): Promise<void> {
  const unlessRung = () => {
    if (isRung(id)) return
    ring()
  }
  // Pages without TLS have no locks; then two tabs at the very same moment may both ring.
  const locks = 'locks' in navigator ? navigator.locks : undefined
  if (locks) await locks.request(LAST_RUNG, unlessRung)
  else unlessRung()
}

/** Says whether it was rung for, and that it is from now on. */
function isRung(id: string): boolean {
  try {
    const last = localStorage.getItem(LAST_RUNG)
    if (last !== null && last >= id) return true
    localStorage.setItem(LAST_RUNG, id)
  } catch {
    // The browser keeps nothing.
  }
  return false
}
