// Owns the two sizes at which people look at the product, for browser tests and pictures alike.

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
}
