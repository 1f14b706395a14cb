// Filling a template with values that fit their variables' types.
import { type Result, fail, ok } from '../../base/result.ts'
import {
  plainLetters,
  type Template,
  VARIABLE,
  variablesOf,
  type VariableType,
} from './approved-text.ts'

/** Letters that an operator lets through in an alphanumeric variable. */
const MOST_ALPHANUMERIC = 40

/** A value that can't stand for its variable. */
export interface Misfit {
  readonly variable: string
  readonly value: string
}

const FORMS: Readonly<Record<VariableType, RegExp>> = {
  numeric: /^\d{1,40}$/,
  alphanumeric: new RegExp(`^(?=.*\\S)(?!.*(://|www\\.)).{1,${MOST_ALPHANUMERIC}}$`, 'u'),
  url: /^https?:\/\/[^\s/]+\/[^\s?]*\?\S+$/,
  urlott: /^https?:\/\/\S+$/,
  cbn: /^\+?\d{3,13}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
}

/** Whether an operator lets a value through in a variable of the type. */
export function fitsType(type: VariableType, value: string): boolean {
  return FORMS[type].test(value)
}

/**
 * Makes a message of a template. A long alphanumeric value is cut after a word; any other that doesn't fit is
 * refused, for half a number or link would be another one.
 */
export function fillTemplate(
  template: Template,
  values: Readonly<Record<string, string>>,
): Result<string, Misfit> {
  const fitted = fitValues(template, values)
  if (!fitted.ok) return fitted
  const names = variablesOf(template.text)
  return ok(
    template.text.replaceAll(VARIABLE, (_, name: string) => fitted.value[names.indexOf(name)]!),
  )
}

/** The values of a template's variables in the order of their first places, cut or refused as `fillTemplate` does. */
export function fitValues(
  { text, variables }: Template,
  values: Readonly<Record<string, string>>,
): Result<readonly string[], Misfit> {
  let misfit: Misfit | null = null
  const fitted = variablesOf(text).map((variable) => {
    const type = variables[variable]?.type ?? 'alphanumeric'
    const given = values[variable] ?? ''
    const value = type === 'alphanumeric' ? cutAfterWord(plainLetters(given)) : given
    if (!fitsType(type, value)) misfit ??= { variable, value: given }
    return value
  })
  return misfit ? fail(misfit) : ok(fitted)
}

/** A template with its samples, as portals show it beside the text. */
export function fillWithSamples(template: Template): Result<string, Misfit> {
  const samples = Object.entries(template.variables).map(([name, { sample }]) => [name, sample])
  return fillTemplate(template, Object.fromEntries(samples))
}

function cutAfterWord(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_ALPHANUMERIC) return line
  const kept = line.slice(0, MOST_ALPHANUMERIC + 1)
  const end = kept.lastIndexOf(' ')
  return (end > 0 ? kept.slice(0, end) : kept.slice(0, MOST_ALPHANUMERIC)).replace(
    /[\uD800-\uDBFF\s,.;:-]+$/,
    '',
  )
}
