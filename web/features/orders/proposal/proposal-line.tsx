// Line of a proposal, as both sides see it: the item, its extra cost, and the reason.
import type { ReactNode } from 'react'
import type { Proposal } from '#contract/orders/proposals.ts'
import type { ProposalAnswer } from '#domain/orders/price-proposals.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { proposals } from '#words/en/orders/proposals.ts'
import { orderItems } from '#words/en/orders/order-items.ts'
import { ProposalLinePhoto } from './proposal-line-photo.tsx'

export type ProposedLine = Proposal['lines'][number]

type ProposalLineProps = {
  line: ProposedLine
  isBag: boolean
  /** What was ordered of it. */
  ordered: string | null
  /** What was answered, or how to answer. */
  children: ReactNode
}

export function ProposalLine({ line, isBag, ordered, children }: ProposalLineProps) {
  const words = useWords(proposals)
  const { written } = useWords(orderItems)
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base font-semibold wrap-anywhere">{written(line)}</h3>
        <p className="font-semibold tabular-nums">
          {(isBag ? words.costs : words.more)({ amount: rupeesText(line.more) })}
        </p>
      </div>
      <div className="flex items-start gap-3">
        {line.photo && <ProposalLinePhoto item={line.name} photo={line.photo} />}
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">{line.reason}</p>
          {ordered !== null && <p className="text-sm text-ink-soft">{ordered}</p>}
        </div>
      </div>
      {children}
    </li>
  )
}

const TONES: Record<ProposalAnswer, Tone> = { do: 'success', leave: 'plain', return: 'plain' }

type AnswerOfLineProps = {
  /** Null where nobody answered. */
  answer: ProposalAnswer | null
  children?: ReactNode
}

/** What became of a line, in a word and in a sentence. */
export function ProposalLineAnswer({ answer, children }: AnswerOfLineProps) {
  const { said } = useWords(proposals)
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
      <Badge tone={answer === null ? 'accent' : TONES[answer]}>{said[answer ?? 'nothing']}</Badge>
      {children && <span>{children}</span>}
    </p>
  )
}
