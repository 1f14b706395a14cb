// Events of writing calls, for code that ties each to the press that began it.

type Listener = () => () => void

let listener: Listener | undefined

/** Sets what hears that a write begins; what it gives is called once the write is answered or has failed. */
export function setWriteCallListener(next: Listener): void {
  listener = next
}

/** Tells that a write begins; gives what to call once it is over. */
export function announceWriteCall(): () => void {
  return listener?.() ?? (() => {})
}
