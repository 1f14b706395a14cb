// Theme: light, dark or the system's. The part before the first paint is in public/boot.js.
import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'washlineTheme'

export type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()

/** The person's choice and its setter; follows the system while the choice is 'system'. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, stored, (): Theme => 'system')
  return [theme, choose]
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
  show(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    if (stored() === 'system') show('system')
  }
  listeners.add(listener)
  // The system may have changed between the first paint and now, and React may have drawn the page again.
  show(stored())
  system.addEventListener('change', follow)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', follow)
  }
}

function stored(): Theme {
  try {
    const value = localStorage.getItem(STORAGE_KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

function show(theme: Theme): void {
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  // The browser's own bar would follow the system, whatever was chosen here.
  const colour = getComputedStyle(root).backgroundColor
  for (const bar of document.head.querySelectorAll('[name=theme-color]'))
    bar.setAttribute('content', colour)
}
