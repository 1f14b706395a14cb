// Everything that people read or hear of a page: texts, names of controls, hints, and the tab's title.
import type { Page } from '@playwright/test'

/** Texts of the page that can be seen, and those that a screen reader says. */
export function readTextsOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unread = 'script, style, noscript, template, [hidden], [translate=no]'
    const isRead = (element: Element) =>
      !element.closest(unread) &&
      element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: false })
    const found = new Set(document.title.split(' · '))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (isRead(parent)) found.add(texts.currentNode.nodeValue!)
    }
    for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isRead(element)) found.add(element.getAttribute(name)!)
    return [...found].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  })
}
