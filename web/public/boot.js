// Runs before the first paint: sets the theme and says whether someone is signed in, so nothing flashes;
// and gives a first visit its own place in the history, so that it doesn't start where another page was scrolled to.
;(() => {
  const root = document.documentElement
  let theme = 'system'
  try {
    theme = localStorage.getItem('washlineTheme') ?? 'system'
    if (localStorage.getItem('laundryAppUser')) root.dataset.signedIn = ''
  } catch {
    // No storage in this browser: the system's theme, and the server says who it is.
  }
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
})()
