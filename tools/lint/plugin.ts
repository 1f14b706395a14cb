// Owns the linter's rules of this project: the import boundaries and the domain's ignorance of the clock.
import { relative, sep } from 'node:path'
import { importBreach } from './import-breach.ts'

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

export default {
  meta: { name: 'washline' },
  rules: { 'import-boundaries': importBoundaries, 'no-clock': noClock },
}
