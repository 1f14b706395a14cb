// What the charts' library reads as it loads: a language that a browser can format numbers in.

// On Linux without a locale the browser says "en-US@posix", which its own formats refuse.
try {
  new Intl.NumberFormat(navigator.language)
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-IN' })
}
