// Runs before the first paint: sets the theme and says whether someone is signed in and whether the console is
// opened, so nothing flashes; the same where the address asks for an order;
// asks for what is theirs before the scripts do; lets the fonts and further styles of a screen wait for its scripts;
// says whether there is a network, and whether this browser has no passkeys;
// gives a first visit its own place in the history, so that it doesn't start where another page was
// scrolled to; holds what is typed and sent before the scripts of a written page run; and starts these once it has
// been painted.
;(() => {
  const root = document.documentElement
  if (/^\/admin(dashboard)?(\/|$)/i.test(location.pathname)) root.dataset.console = ''
  if (/[?&]orderId=[^&]/.test(location.search)) root.dataset.asked = ''
  let theme = 'system'
  try {
    theme = localStorage.getItem('washlineTheme') ?? 'system'
    const user = JSON.parse(localStorage.getItem('laundryAppUser'))
    if (user) root.dataset.signedIn = ''
    for (const link of user ? document.querySelectorAll('link[rel=own]') : []) {
      link.as = 'fetch'
      link.crossOrigin = 'anonymous'
      link.href = link.getAttribute('href').replace(/:\w+/, user._id)
      link.rel = 'preload'
    }
  } catch {
    // No storage in this browser: the system's theme, and the server says who it is.
  }
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'

  // The service worker has the fonts, and the styles of all screens, from the first visit on.
  const isKnown = Boolean(navigator.serviceWorker?.controller)
  const showFonts = () => delete root.dataset.fonts
  if (isKnown) showFonts()
  else addEventListener('load', showFonts)
  const useAllStyles = () => {
    const styles = document.querySelector('link[disabled]')
    if (styles) {
      styles.media = 'all'
      styles.disabled = false
    }
  }
  if (isKnown) addEventListener('DOMContentLoaded', useAllStyles)
  else
    addEventListener('load', () => {
      if (performance.now() < 3000) return useAllStyles()
      // On a slow phone they would keep this screen from being drawn. Who goes on to another presses something first.
      for (const press of ['pointerdown', 'keydown'])
        addEventListener(press, useAllStyles, { once: true })
      setTimeout(useAllStyles, 1500)
    })

  if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) root.dataset.noPasskeys = ''

  const sayOffline = () => root.toggleAttribute('data-offline', !navigator.onLine)
  sayOffline()
  addEventListener('offline', sayOffline)
  addEventListener('online', sayOffline)

  if (!history.state?.key) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')

  // Scripts that take over a page empty its fields, and a form that is sent before leaves the page.
  const typed = new Map()
  let held = null
  const isChoice = (field) => field.type === 'checkbox' || field.type === 'radio'
  const keepTyped = ({ target: field }) => {
    if (field.form && field.type !== 'file')
      typed.set(field, isChoice(field) ? field.checked : field.value)
  }
  const holdForm = (event) => {
    event.preventDefault()
    held = event.target
    held.dataset.held = root.dataset.stillLoading
  }
  const goOn = () => {
    removeEventListener('input', keepTyped, true)
    removeEventListener('submit', holdForm, true)
    for (const [field, value] of typed) {
      if (isChoice(field)) {
        if (field.checked !== value) field.click()
        continue
      }
      // React listens for another value than it knows.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
      field._valueTracker?.setValue(`${value} `)
      field.dispatchEvent(
        new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
      )
    }
    if (!held) return
    delete held.dataset.held
    setTimeout(() => held.requestSubmit())
  }
  addEventListener('input', keepTyped, true)
  addEventListener('submit', holdForm, true)
  addEventListener('live', goOn, { once: true })

  const startScripts = () => {
    for (const link of document.querySelectorAll('link[rel=later]'))
      link.rel = link.media ? 'stylesheet' : 'modulepreload'
    for (const waiting of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      waiting.replaceWith(script)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    // A page that nobody looks at is never painted; nor does every browser tell of it.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint'))
      startScripts()
    else new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true })
  })
})()
