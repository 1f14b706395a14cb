// The project's own lint rules: import boundaries, no clock in the domain, paths of calls, and texts of screens.
import { relative, sep } from 'node:path'
import { importBreach } from './import-breach.ts'
import { noEnglish } from './no-english.ts'

interface Node {
  type: string
}
interface StringNode extends Node {
  value?: unknown
}
interface CallNode extends Node {
  callee: Node & { name?: string }
  arguments: Node[]
}
interface RuleContext {
  cwd: string
  filename: string
  report(diagnostic: { message: string; node: Node }): void
}

const importBoundaries = {
  create(context: RuleContext) {
    const from = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (source: StringNode | null | undefined): void => {
      if (!source || typeof source.value !== 'string') return
      const message = importBreach(from, source.value)
      if (message) context.report({ message, node: source })
    }
    const bySource = (node: { source?: StringNode | null }): void => check(node.source)
    return {
      ImportDeclaration: bySource,
      ImportExpression: bySource,
      ExportAllDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      TSImportType: bySource,
    }
  },
}

const noClock = {
  create(context: RuleContext) {
    const message = 'no clock here: take the instant as a parameter, on a screen useNow'
    const isDate = (node: CallNode): boolean => node.callee.name === 'Date'
    return {
      NewExpression(node: CallNode): void {
        if (isDate(node) && node.arguments.length === 0) context.report({ message, node })
      },
      CallExpression(node: CallNode): void {
        if (isDate(node)) context.report({ message, node })
      },
    }
  },
}

/** Of a call; the API's description is a page of the server. */
const PATH = /^\/api(?!\/(?:docs|openapi\.json)$)(?:\/|$)/

const noPath = {
  create(context: RuleContext) {
    const message =
      'a path stands in the contract alone: addressOf(call).path, with urlOf for its parts'
    return {
      Literal(node: StringNode): void {
        if (typeof node.value === 'string' && PATH.test(node.value))
          context.report({ message, node })
      },
      TemplateElement(node: Node & { value: { raw: string } }): void {
        if (PATH.test(node.value.raw)) context.report({ message, node })
      },
    }
  },
}

export default {
  meta: { name: 'washline' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-clock': noClock,
    'no-english': noEnglish,
    'no-path': noPath,
  },
}
