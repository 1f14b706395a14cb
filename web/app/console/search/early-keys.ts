// Keys typed after Ctrl-K before the search field appears: they go into the field and trigger no shortcuts.

export type EarlyKeys = {
  /** Gives what was typed and whether Enter followed, and gathers no more. */
  take: () => { text: string; isEntered: boolean }
}

/** Gathers what is typed from now on. */
export function gatherEarlyKeys(): EarlyKeys {
  let text = ''
  let isEntered = false
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) text += event.key
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key === 'Enter') isEntered = text !== ''
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', press, true)
  return {
    take() {
      window.removeEventListener('keydown', press, true)
      const taken = { text, isEntered }
      text = ''
      isEntered = false
      return taken
    },
  }
}
