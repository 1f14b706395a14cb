// Browser page translation beside React: text nodes removed by a translator return before React changes them.

/** A place that a translator's text has on the page, and the page's own texts that it stands for. */
type Translation = { shown: HTMLElement; originals: Text[] }

const translations = new WeakMap<Node, Translation>()
/** No page that isn't translated pays for more than a comparison. */
let isTranslated = false

/**
 * Lets translators such as Google's replace texts by `<font>` without React losing them: React changes and removes
 * the nodes that it made itself, and fails where they are gone. What it touches is put back first; the translator
 * then translates that text again.
 */
export function tolerateTranslators(): void {
  // The translator works beside the page's scripts, so its changes are seen here alone.
  const observer = new MutationObserver(noteReplacements)
  observer.observe(document, { childList: true, subtree: true })
  const upToDate = () => {
    noteReplacements(observer.takeRecords())
    return isTranslated
  }

  // Each is called with the node that it is asked of.
  // oxlint-disable-next-line unbound-method
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    putBack(node, null)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    putBack(node, null)
    // Libraries leave the second one out.
    if (!next || next.parentNode === this || !upToDate())
      return insertBefore.call(this, node, next) as T
    putBack(next, this)
    return insertBefore.call(this, node, childHolding(this, next)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    if (node.parentNode === this || !upToDate()) return removeChild.call(this, node) as T
    putBack(node, this)
    // A translator may have dropped it with the sentence that it was part of.
    return this.contains(node) ? (removeChild.call(node.parentNode!, node) as T) : node
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.parentNode === null && upToDate()) putBack(this, null)
      value.set!.call(this, text)
    },
  })
}

/** Notes which `<font>` a translator put in the place of which texts. */
function noteReplacements(records: MutationRecord[]): void {
  const added = new Set<Node>()
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    let font: HTMLElement | undefined
    for (const node of addedNodes) {
      if (!isFont(node)) continue
      added.add(node)
      font ??= node
    }
    for (const node of removedNodes) {
      const beside = [font, previousSibling, nextSibling].find((one) => one && added.has(one))
      if (!beside || node === beside) continue
      if (node instanceof Text) stand(beside as HTMLElement, [node])
      else if (isFont(node)) stand(beside as HTMLElement, translations.get(node)?.originals ?? [])
    }
  }
}

function stand(shown: HTMLElement, texts: Text[]): void {
  isTranslated = true
  const translation = translations.get(shown) ?? { shown, originals: [] }
  translation.originals.push(...texts)
  for (const node of [shown, ...texts]) translations.set(node, translation)
}

/** Puts a text where its translation stands, with all that the translation was made of. */
function putBack(node: Node, parent: Node | null): void {
  if (!isTranslated) return
  const wrapper = parent && node.parentNode ? fontAround(node, parent) : null
  if (wrapper) return wrapper.replaceWith(node)
  const translation = translations.get(node)
  if (!translation?.shown.isConnected || node.parentNode) return
  const { shown, originals } = translation
  for (const text of originals) translations.delete(text)
  translations.delete(shown)
  shown.replaceWith(...originals)
}

/** The outermost of the `<font>` that a translator laid around one node of an element. */
function fontAround(node: Node, parent: Node): HTMLElement | null {
  let around: Node = node
  while (isFont(around.parentNode) && around.parentNode.childNodes.length === 1)
    around = around.parentNode
  return around !== node && around.parentNode === parent ? (around as HTMLElement) : null
}

/** The child of an element that holds a node; null where none does. */
function childHolding(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/** React never writes one. */
function isFont(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font'
}
