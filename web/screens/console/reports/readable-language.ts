// Language for the chart library to load with: one in which the browser can format numbers.

// On Linux without a locale the browser says "en-US@posix", which its own formats refuse.
try {
  new Intl.NumberFormat(navigator.language)
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-IN' })
}
