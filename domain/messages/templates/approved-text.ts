// Approved text: a short message as an operator or Meta approves it, with typed variables.

/** Service: about the person's own order or account. Promotional: sells, and needs their consent. */
export const TEXT_CLASSES = ['service', 'promotional'] as const
export type TextClass = (typeof TEXT_CLASSES)[number]

/** As DLT portals tag them; `urlott` is an app's link, `cbn` a number to call back. */
export const VARIABLE_TYPES = ['numeric', 'alphanumeric', 'url', 'urlott', 'cbn', 'email'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

export interface TextVariable {
  readonly type: VariableType
  readonly sample: string
}

/** How a question is answered without words: yes, as it was asked, or no. */
export const QUICK_ANSWERS = ['yes', 'no'] as const
export type QuickAnswer = (typeof QUICK_ANSWERS)[number]

/** A button of WhatsApp that answers a question with one press. */
export interface QuickReply {
  readonly answer: QuickAnswer
  readonly label: string
}

export interface ApprovedText {
  readonly class: TextClass
  /** With `{name}` for each variable; `{laundry}` and `{host}` stand for the laundry's name and the site's host. */
  readonly text: string
  /** What the link does: it stands before the link in a text message, and on the button in WhatsApp; null without a link. */
  readonly action: string | null
  /** In WhatsApp, of a text that asks: its answers, and the label of the link beside them. */
  readonly question?: { readonly replies: readonly QuickReply[]; readonly link: string }
  /** Each variable of the text, without the link. */
  readonly variables: Readonly<Record<string, TextVariable>>
  /** Why a third variable is needed; operators ask for it. */
  readonly thirdVariableReason?: string
}

/** What a text says of its laundry: fixed once it is registered. */
export interface TextSender {
  readonly laundry: string
  /** The site's address, without a slash at the end. */
  readonly site: string
}

/** A text with its laundry filled in, as it is registered and as its messages are made. */
export interface Template {
  readonly class: TextClass
  readonly text: string
  /** Each variable, the link among them. */
  readonly variables: Readonly<Record<string, TextVariable>>
  readonly thirdVariableReason?: string
}

/** A template of WhatsApp: its body, and the label of the button with the link. */
export interface WhatsAppTemplate extends Template {
  readonly button: string | null
  /** Left out where nothing is asked. They stand before the link: WhatsApp takes no replies on both sides of one. */
  readonly replies?: readonly QuickReply[]
}

/** Each `{variable}` of a text. */
export const VARIABLE = /\{([a-z_]+)\}/g

/** An order's page as a short link names it, for samples of links. */
const SAMPLE_PAGE = 'tAZqxwtPkf1aKmwwdLj9KWw'

/** The part of a link that operators whitelist: what changes stands behind it. */
export function linkBase(site: string): string {
  return `${site}/o?`
}

/** The text of a text message: with its link last, and signed by the laundry where the text doesn't name it. */
export function smsTemplate(approved: ApprovedText, sender: TextSender): Template {
  const { text, action, variables, ...rest } = approved
  const signed = text.includes('{laundry}') ? '' : ` - ${nameOf(sender)}`
  const link = action === null ? '' : ` ${action}: {link}`
  return {
    class: rest.class,
    text: plainLetters(`${withSender(text, sender)}${link}${signed}`),
    variables: action === null ? variables : { ...variables, link: linkVariable(sender) },
    ...(rest.thirdVariableReason && { thirdVariableReason: rest.thirdVariableReason }),
  }
}

/** The template of a WhatsApp message: its link is a button. */
export function whatsAppTemplate(approved: ApprovedText, sender: TextSender): WhatsAppTemplate {
  const { text, action, variables, question } = approved
  return {
    class: approved.class,
    text: withSender(text, sender),
    variables,
    button: question?.link ?? action,
    ...(question && { replies: question.replies }),
  }
}

/** The labels of a template's buttons in their order. */
export function buttonLabels({ button, replies = [] }: Partial<WhatsAppTemplate>): string[] {
  return [...replies.map(({ label }) => label), ...(button ? [button] : [])]
}

/** As DLT portals take it: `Your pickup is booked for {#alphanumeric#}.` */
export function dltForm({ text, variables }: Template): string {
  return text.replaceAll(VARIABLE, (_, name: string) => `{#${variables[name]?.type}#}`)
}

/** As Meta takes it, with numbered variables: `Your pickup is booked for {{1}}.` */
export function metaForm({ text }: Template): string {
  const names = variablesOf(text)
  return text.replaceAll(VARIABLE, (_, name: string) => `{{${names.indexOf(name) + 1}}}`)
}

/** The variables of a text in the order of their first place. */
export function variablesOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(VARIABLE), ([, name]) => name!))]
}

/** A text in letters that a text message carries cheaply: straight quotes, plain dashes, three dots. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
}

function withSender(text: string, sender: TextSender): string {
  return text
    .replaceAll('{laundry}', () => nameOf(sender))
    .replaceAll('{host}', new URL(sender.site).host)
}

/** Without braces, which would make a part of it a variable. */
function nameOf({ laundry }: TextSender): string {
  return laundry.replaceAll(/[{}]/g, '')
}

function linkVariable({ site }: TextSender): TextVariable {
  return { type: 'url', sample: `${linkBase(site)}${SAMPLE_PAGE}` }
}
