// Viewports of browser tests and pictures: a phone and a desk.

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
}
