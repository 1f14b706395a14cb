// A browser's page translation: each text becomes another node in `<font>`, as Google Translate leaves it.

/**
 * Runs in the page before its own scripts: once those have started, takes every text out and shows a copy of it in
 * its place, also of what is written later. The words stay, so that a test finds them, and finds old ones out.
 * What is marked as not to be translated stays as it is.
 */
export function translatePage(): void {
  // The page puts its own in their place; a translator has a world of its own.
  // oxlint-disable-next-line unbound-method
  const { insertBefore, removeChild } = Node.prototype
  const kept = 'font, script, style, svg, title, textarea, [translate=no], .notranslate'

  const newFont = () => document.createElement('font' as string)

  const translate = (text: Node) => {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || parent.closest(kept)) return
    const [font, inner] = [newFont(), newFont()]
    inner.textContent = text.nodeValue
    font.append(inner)
    insertBefore.call(parent, font, text)
    removeChild.call(parent, text)
  }
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(translate)
  }
  const begin = () => {
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target)
        else addedNodes.forEach(translateIn)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  const wait = () => {
    const content = document.querySelector('#content')
    const runs = content && Object.keys(content).some((key) => key.startsWith('__react'))
    if (runs) begin()
    else requestAnimationFrame(wait)
  }
  requestAnimationFrame(wait)
}
