/** The house style of mails: a name tag pegged to the line, a few words, one button. */
import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DAY, NIGHT } from '../../../platform/palette.ts'
import type { EmailContent } from './email-content.ts'
import type { EmailDetails } from '../email-details.ts'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from './mail-elements.ts'

const FONT = "'Figtree', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Mail programs with a night side; the others keep the day's colours, which stand in each element. */
const NIGHT_RULES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { background-color: ${DAY.background}; }
@media (prefers-color-scheme: dark) {
  body, .background { background-color: ${NIGHT.background} !important; }
  .sheet { background-color: ${NIGHT.sheet} !important; border-color: ${NIGHT.line} !important; }
  .ink { color: ${NIGHT.ink} !important; }
  .ink-soft { color: ${NIGHT.inkSoft} !important; }
  .line { border-color: ${NIGHT.line} !important; }
  .link { color: ${NIGHT.primary} !important; }
  .button { background-color: ${NIGHT.primary} !important; color: ${NIGHT.onPrimary} !important; }
}
@media (max-width: 480px) {
  .pad > tbody > tr > td { padding-left: 22px !important; padding-right: 22px !important; }
  .button { display: block !important; text-align: center !important; }
}`

/** Mail programs that are decades old lay out by it. */
const DOCUMENT_TYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML of a mail, with its styles in its elements and nothing that is loaded from elsewhere. */
export function mailHtml(content: EmailContent): string {
  const { language, subject, greeting, paragraphs, details, button } = content
  // Nothing in a mail waits, so it is made at once: as a stream it takes twice as long.
  const html = renderToStaticMarkup(
    h(
      Html,
      { lang: language },
      h(
        Head,
        null,
        h('title', null, subject),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', null, NIGHT_RULES),
      ),
      h(
        Body,
        { lang: language, style: { margin: 0, fontFamily: FONT } },
        h(Preview, null, paragraphs[0] ?? subject),
        h(
          Section,
          { className: 'background', style: { backgroundColor: DAY.background } },
          h(
            Container,
            { style: { maxWidth: '580px', padding: '28px 12px 36px' } },
            h(NameTag, content),
            h(
              Section,
              { className: 'sheet pad', style: styles.sheet },
              h(Heading, { as: 'h1', className: 'ink', style: styles.heading }, subject),
              greeting && h(Paragraph, null, greeting),
              ...paragraphs.map((text) => h(Paragraph, { key: text }, lines(text))),
              details && h(Details, { details }),
              button &&
                h(
                  Section,
                  { style: { padding: '14px 0 6px' } },
                  h(
                    Button,
                    { href: button.url, className: 'button', style: styles.button },
                    button.label,
                  ),
                ),
              details?.notes.map((each) => h(Note, { key: each.text, ...each })),
            ),
            h(Foot, content),
          ),
        ),
      ),
    ),
  )
  return DOCUMENT_TYPE + html
}

/** Two tables: what is agreed, and what it costs. */
function Details({ details: { facts, sums } }: { details: EmailDetails }): ReactNode {
  return [
    h(
      Rows,
      { key: 'facts' },
      facts.map(({ name, value }) =>
        h(
          'tr',
          { key: name },
          h('td', { className: 'ink-soft line', style: styles.factName }, name),
          h('td', { className: 'ink line', style: styles.factValue }, lines(value)),
        ),
      ),
    ),
    h(
      Rows,
      { key: 'sums' },
      sums.map(({ name, amount, isTotal }, index) => {
        const weight = { fontWeight: isTotal ? 800 : 400 }
        return h(
          'tr',
          { key: index },
          h('td', { className: 'ink line', style: { ...styles.factValue, ...weight } }, name),
          h('td', { className: 'ink line', style: { ...styles.amount, ...weight } }, amount),
        )
      }),
    ),
  ]
}

function Rows({ children }: { children?: ReactNode[] }): ReactNode {
  if (!children?.length) return null
  const attributes = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 }
  return h('table', { ...attributes, style: styles.rows }, h('tbody', null, children))
}

function Note({ text, link, url }: EmailDetails['notes'][number]): ReactNode {
  const target = link && h(Link, { href: url, className: 'link', style: styles.link }, link)
  return h(
    Text,
    { className: 'ink-soft', style: styles.note },
    text,
    target && ' ',
    target,
    target && '.',
  )
}

/** The laundry's name on a cloth that two pegs hold to the rope; drawn with tables, for Outlook's sake. */
function NameTag({ business, home }: EmailContent): ReactNode {
  const gap = (width: string) => h('td', { style: { width, lineHeight: '14px' } }, '\u00a0')
  const peg = h(
    'td',
    { style: { width: '7px', height: '14px', backgroundColor: DAY.accent, fontSize: 0 } },
    '\u00a0',
  )
  return h(
    Section,
    { style: { borderTop: `3px solid ${DAY.rope}` } },
    h(
      'table',
      {
        role: 'presentation',
        cellPadding: 0,
        cellSpacing: 0,
        border: 0,
        style: { margin: '0 0 22px 28px', borderCollapse: 'separate' },
      },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          gap('18px'),
          peg,
          h('td', { style: { lineHeight: '14px' } }, '\u00a0'),
          peg,
          gap('18px'),
        ),
        h(
          'tr',
          null,
          h(
            'td',
            { colSpan: 5, style: styles.tag },
            h(Link, { href: home, style: styles.tagName }, business.name),
          ),
        ),
      ),
    ),
  )
}

function Paragraph({ children }: { children?: ReactNode }): ReactNode {
  return h(Text, { className: 'ink', style: styles.text }, children)
}

function Foot({ business, settings }: EmailContent): ReactNode {
  const { name, address, phone, email } = business
  const ways = [phone, email].filter(Boolean).join(' · ')
  return h(
    Section,
    { className: 'pad', style: { padding: '0 32px' } },
    h(Hr, { className: 'line', style: styles.rule }),
    h(
      Text,
      { className: 'ink-soft', style: styles.foot },
      h('strong', null, name),
      address && [h('br', { key: 'br' }), address],
      ways && [h('br', { key: 'br' }), ways],
    ),
    settings &&
      h(
        Text,
        { className: 'ink-soft', style: styles.foot },
        h(Link, { href: settings.url, className: 'link', style: styles.link }, settings.label),
      ),
  )
}

function lines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]))
}

const CELL = {
  padding: '8px 0',
  borderTop: `1px solid ${DAY.line}`,
  fontSize: '16px',
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
} satisfies CSSProperties

const styles = {
  sheet: {
    padding: '30px 32px 28px',
    backgroundColor: DAY.sheet,
    border: `1px solid ${DAY.line}`,
    borderRadius: '18px 14px 20px 13px',
  },
  heading: {
    margin: '0 0 18px',
    color: DAY.ink,
    fontSize: '25px',
    lineHeight: '31px',
    fontWeight: 800,
    letterSpacing: '-0.3px',
  },
  text: { margin: '0 0 14px', color: DAY.ink, fontSize: '17px', lineHeight: '27px' },
  rows: { margin: '8px 0 14px', borderCollapse: 'collapse' },
  factName: { ...CELL, width: '34%', paddingRight: '12px', color: DAY.inkSoft },
  factValue: { ...CELL, color: DAY.ink, overflowWrap: 'anywhere' },
  amount: {
    ...CELL,
    paddingLeft: '12px',
    color: DAY.ink,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  note: { margin: '12px 0 0', color: DAY.inkSoft, fontSize: '16px', lineHeight: '24px' },
  button: {
    padding: '14px 26px',
    backgroundColor: DAY.primary,
    color: DAY.onPrimary,
    borderRadius: '12px 10px 14px 9px',
    fontSize: '17px',
    lineHeight: '22px',
    fontWeight: 700,
  },
  tag: {
    padding: '9px 24px 11px',
    backgroundColor: DAY.primary,
    borderRadius: '5px 4px 16px 11px',
    textAlign: 'center',
  },
  tagName: {
    color: DAY.onPrimary,
    fontSize: '21px',
    lineHeight: '26px',
    fontWeight: 800,
    letterSpacing: '-0.4px',
    textDecoration: 'none',
  },
  rule: { margin: '24px 0 16px', borderColor: DAY.line },
  foot: { margin: '0 0 8px', color: DAY.inkSoft, fontSize: '14px', lineHeight: '21px' },
  link: { color: DAY.primary, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>
