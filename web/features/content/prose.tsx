// Page of content/ in the site's typography: headings, paragraphs, lists, quotes and tables.
import clsx from 'clsx'
import { Fragment } from 'react'
import type { SiteChoice } from '#domain/settings/site-choices.ts'
import { useSiteChoice } from '#web/lib/site-choice.ts'
import { LaundryFact } from './laundry-fact.tsx'
import type { Block, Inline } from './markdown.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'

/** Blocks one below the other; `className` may narrow them. */
export function Prose({ blocks, className }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
      {numbered(blocks).map(([key, block]) => (
        <BlockText key={key} block={block} />
      ))}
    </div>
  )
}

function BlockText({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-6 text-2xl">
          <InlineText inside={block.inside} />
        </h2>
      ) : (
        <h3 id={block.id} className="mt-3 text-lg">
          <InlineText inside={block.inside} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <InlineText inside={block.inside} />
        </p>
      )
    case 'quote':
      return <Notice blocks={block.inside} />
    case 'list':
      return <ListText ordered={block.ordered} items={block.items} />
    case 'table':
      return <TableText head={block.head} rows={block.rows} />
  }
}

/** A word to the reader before anything else, on a strip of cloth. */
export function Notice({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="rounded-cut bg-accent-wash px-5 py-4 font-semibold text-accent-text">
      <Prose blocks={blocks} />
    </div>
  )
}

function ListText({ ordered, items }: { ordered: boolean; items: Block[][] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag
      className={clsx(
        'grid gap-2 pl-6',
        ordered
          ? 'list-decimal marker:font-semibold marker:text-primary-text'
          : 'list-disc marker:text-rope',
      )}
    >
      {numbered(items).map(([key, item]) => (
        <li key={key} className="pl-1.5">
          <Prose blocks={item} className="gap-2" />
        </li>
      ))}
    </Tag>
  )
}

/** On a phone each row is its own card, its cells one below the other. */
function TableText({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <table className="my-2 w-full border-collapse max-md:block">
      <thead className="text-left max-md:sr-only">
        <tr>
          {numbered(head).map(([key, cell]) => (
            <th
              key={key}
              scope="col"
              className="border-b-[3px] border-rope py-2 pr-6 font-semibold"
            >
              <InlineText inside={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {numbered(rows).map(([key, [first = [], ...others]]) => (
          <tr key={key} className="border-b border-line align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-6 text-left font-semibold max-md:block max-md:py-0">
              <InlineText inside={first} />
            </th>
            {numbered(others).map(([cellKey, cell]) => (
              <td
                key={cellKey}
                className="py-3 pr-6 text-ink-soft last:pr-0 max-md:block max-md:py-0.5 max-md:pr-0"
              >
                <InlineText inside={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A run of text with its emphasis, links and facts. */
function InlineText({ inside }: { inside: readonly Inline[] }) {
  return numbered(inside).map(([key, part]) => (
    <Fragment key={key}>
      <InlinePart part={part} />
    </Fragment>
  ))
}

function InlinePart({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'fact':
      return <LaundryFact name={part.name} />
    case 'choice':
      return <ChosenText {...part} />
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong className="font-semibold">
          <InlineText inside={part.inside} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <InlineText inside={part.inside} />
        </em>
      )
    case 'link':
      return part.href.startsWith('/') ? (
        <TextLink to={part.href}>
          <InlineText inside={part.inside} />
        </TextLink>
      ) : (
        <a href={part.href} className={TEXT_LINK}>
          <InlineText inside={part.inside} />
        </a>
      )
  }
}

function ChosenText({ choice, yes, no }: { choice: SiteChoice; yes: string; no: string }) {
  return useSiteChoice()(choice, yes, no)
}

/** A written page never changes while it is shown, so a thing's place is its key. */
function numbered<T>(things: readonly T[]): Array<[number, T]> {
  return things.map((thing, index) => [index, thing])
}
