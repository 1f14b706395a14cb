// Rules of operators and Meta for a template, checked before it is registered.
import {
  buttonLabels,
  TEXT_CLASSES,
  type Template,
  VARIABLE,
  VARIABLE_TYPES,
  variablesOf,
  type WhatsAppTemplate,
} from './approved-text.ts'
import { fillWithSamples, fitsType } from './fill-template.ts'
import { countSegments, lettersOutsideGsm } from './segments.ts'

/** Why an operator or Meta would refuse a text. */
export const TEXT_PROBLEMS = [
  'class', // neither service nor promotional
  'sells', // of class service, and sells
  'unknown-variable', // one that isn't declared, or has no type
  'unused-variable',
  'too-many-variables',
  'adjacent-variables',
  'nothing-fixed', // hardly any words but variables
  'sample',
  'link', // a link in the fixed text, where none is whitelisted
  'phone', // a phone number in the fixed text
  'rupee',
  'costly-letters', // a Latin text that one letter makes Unicode
  'too-long',
  'name',
  'variable-at-edge',
  'button',
] as const
export type TextProblem = (typeof TEXT_PROBLEMS)[number]

/** A message of more segments costs more than it says. */
const MOST_SEGMENTS = 2

const MOST_BODY = 1024
const MOST_BUTTONS = 3
const MOST_BUTTON = 25

/** Words of offers: a message of class service with one is refused as promotional. */
const SELLS = /\b(offers?|discounts?|sale|cashback|hurry|buy now|% off)\b/i

/** Finds all that an operator would refuse in a text message's template; empty where it may be registered. */
export function checkSmsTemplate(template: Template): TextProblem[] {
  const { text } = template
  const fixed = text.replaceAll(VARIABLE, '')
  const filled = fillWithSamples(template)
  const isCostly = isLatin(fixed) && lettersOutsideGsm(fixed).length > 0
  return problems({
    ...commonProblems(template),
    'too-many-variables':
      placesOf(text) > (template.thirdVariableReason ? 3 : 2) || placesOf(text) > 3,
    rupee: fixed.includes('₹'),
    'costly-letters': isCostly,
    // Costly letters make it too long, and are what to mend.
    'too-long': !isCostly && filled.ok && countSegments(filled.value).count > MOST_SEGMENTS,
  })
}

/** Whether most letters are Latin: the laundry's name in a Latin text may not be. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length
}

/** Finds all that Meta would refuse in a template of WhatsApp. @param name under which Meta keeps it */
export function checkWhatsAppTemplate(name: string, template: WhatsAppTemplate): TextProblem[] {
  const { text } = template
  const buttons = buttonLabels(template)
  const filled = fillWithSamples(template)
  return problems({
    ...commonProblems(template),
    name: !/^[a-z][a-z0-9_]{0,511}$/.test(name),
    'variable-at-edge': /^[^\p{L}\p{N}{]*\{[a-z_]+\}|\{[a-z_]+\}[^\p{L}\p{N}{]*$/u.test(text),
    'too-long': text.length > MOST_BODY || (filled.ok && filled.value.length > MOST_BODY),
    button:
      buttons.length > MOST_BUTTONS ||
      new Set(buttons).size < buttons.length ||
      template.button === '' ||
      buttons.some((label) => label === '' || label.length > MOST_BUTTON || /[{}]/.test(label)),
  })
}

function commonProblems(template: Template): Partial<Record<TextProblem, boolean>> {
  const { text, variables } = template
  const declared = Object.entries(variables)
  const used = variablesOf(text)
  const fixed = text.replaceAll(VARIABLE, ' ')
  return {
    class: !TEXT_CLASSES.includes(template.class),
    sells: template.class === 'service' && SELLS.test(fixed),
    'unknown-variable':
      used.some((name) => !VARIABLE_TYPES.includes(variables[name]?.type as never)) ||
      /[{}]/.test(fixed),
    'unused-variable': declared.some(([name]) => !used.includes(name)),
    'adjacent-variables': /\{[a-z_]+\}[^\p{L}\p{N}]*\{[a-z_]+\}/u.test(text),
    'nothing-fixed': (fixed.match(/\p{L}+/gu) ?? []).length < 3,
    sample: declared.some(([, { type, sample }]) => !fitsType(type, sample)),
    link: /https?:|www\.|\b[a-z0-9-]+\.(com|in|net|org|app|co)\b/i.test(
      fixed.replaceAll(/^@\S+/gm, ''),
    ),
    phone: /\d[\d -]{6,}\d/.test(fixed),
  }
}

/** How many places of a text are variables; one that stands twice takes two. */
function placesOf(text: string): number {
  return text.match(VARIABLE)?.length ?? 0
}

function problems(found: Partial<Record<TextProblem, boolean>>): TextProblem[] {
  return Object.entries(found)
    .filter(([, isThere]) => isThere)
    .map(([problem]) => problem as TextProblem)
}
