// Lint rule of screens: what people read stands in a word file, not in the screen.

interface Node {
  type: string
  parent?: Node
}
type Named = Node & { name?: string | Node; property?: Node }

/** Two words beside each other, or one that begins a sentence or a label. */
const ENGLISH = /[a-z’']{2,} [a-z]{2,}|(?:^|[^\w/])[A-Z][a-z]{2,}/
/** Class names, keys of storage, addresses, names in code, time zones, and what is filled in later. */
const CODE = /(?:^|\s)-?[a-z0-9]+[-:[][\w[-]|^[./#]|^[A-Z][a-z]+[A-Z]\w*$|^[A-Z]\w+\/\w+$|\{\{/

/** Attributes that no one reads. */
const UNREAD =
  /^(?:class\w*|content|data-.*|d|href|id|key|media|name|preserveAspectRatio|rel|src|style|to|type|value|viewBox)$/

/** Properties whose texts are values of the API, or keys. */
const VALUES = new Set(['id', 'kind', 'type'])

/** Where a text is for developers, or no text: logs, errors, comparisons, types, modules. */
const ELSEWHERE = new Set([
  'BinaryExpression',
  'ExportAllDeclaration',
  'ImportDeclaration',
  'ImportExpression',
  'SwitchCase',
  'TSLiteralType',
  'ThrowStatement',
])
const DEVELOPERS = new Set([
  'cachedQuery',
  'openDeviceQueue',
  'DOMException',
  'Error',
  'logProblem',
  'TypeError',
])

/** Whether a text of a screen's source is a sentence or a label in English. */
function isEnglish(text: string): boolean {
  return ENGLISH.test(text) && !CODE.test(text)
}

/** Whether a text at this place is one that people could read. */
function isRead(node: Node): boolean {
  for (
    let [child, parent] = [node, node.parent];
    parent;
    [child, parent] = [parent, parent.parent]
  ) {
    if (parent.type === 'JSXAttribute') return !UNREAD.test(nameOf(parent))
    if (ELSEWHERE.has(parent.type)) return false
    if (parent.type === 'Property' && VALUES.has(nameOf((parent as Node & { key: Named }).key)))
      return false
    if (parent.type === 'CallExpression' || parent.type === 'NewExpression') {
      const { callee } = parent as Node & { callee: Named }
      if (child !== callee && DEVELOPERS.has(nameOf(callee.property ?? callee))) return false
    }
    if (/Function|Statement|Declaration$/.test(parent.type)) return true
  }
  return true
}

function nameOf(node: Named | string | undefined): string {
  return typeof node === 'object' ? nameOf(node.name) : (node ?? '')
}

export const noEnglish = {
  create(context: { report(diagnostic: { message: string; node: Node }): void }) {
    const message = 'what people read stands in words/: take it with useWords'
    const check = (node: Node, text: string): void => {
      if (isEnglish(text) && isRead(node)) context.report({ message, node })
    }
    return {
      Literal(node: Node & { value?: unknown }): void {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node: Node & { quasis: { value: { raw: string } }[] }): void {
        check(node, node.quasis.map(({ value }) => value.raw).join(' … '))
      },
      JSXText(node: Node & { value: string }): void {
        if (/[A-Za-z]{2}/.test(node.value)) context.report({ message, node })
      },
    }
  },
}
