// Finds text that is unreadable on paper, because printers leave out backgrounds.
import type { Page } from '@playwright/test'

/** The texts of the page's content that are light when it is printed, in the dark theme too. */
export async function findLightPrintText(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const light = await page.getByRole('main').evaluate((main) => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const isLight = (colour: string) => {
      paint.fillStyle = colour
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
      return (red * 2 + green * 5 + blue) / 8 > 150
    }
    return [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && element.offsetHeight > 1)
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        ),
      )
      .filter((element) => isLight(getComputedStyle(element).color))
      .map((element) => element.textContent ?? '')
  })
  await page.emulateMedia({ media: null, colorScheme: null })
  return light
}
