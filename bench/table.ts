// Result tables: the measured figure, its target, and whether it is reached.

export interface Figure {
  name: string
  value: number
  unit?: '/s' | 'ms' | 's' | 'kB' | 'MB' | '×'
  atMost?: number
  atLeast?: number
}

/** Prints one table. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.name,
    written(figure.value, figure.unit),
    figure.atMost !== undefined
      ? `at most ${written(figure.atMost, figure.unit)}`
      : figure.atLeast !== undefined
        ? `at least ${written(figure.atLeast, figure.unit)}`
        : '',
    verdict(figure),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const lines = rows.map(([name, value, target, reached]) =>
    `  ${name!.padEnd(widths[0]!)}  ${value!.padStart(widths[1]!)}  ${target!.padEnd(widths[2]!)}  ${reached}`.trimEnd(),
  )
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

function written(value: number, unit: Figure['unit']): string {
  const digits = Number.isInteger(value) || value >= 1000 ? 0 : value >= 10 ? 1 : 2
  const text = value.toFixed(digits)
  return unit ? `${text}${unit === '/s' || unit === '×' ? '' : ' '}${unit}` : text
}

function verdict({ value, atMost, atLeast }: Figure): string {
  if (atMost === undefined && atLeast === undefined) return ''
  return value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity)
    ? 'reached'
    : 'NOT REACHED'
}
