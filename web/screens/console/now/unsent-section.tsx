// Customers to call, because a message to them failed.
import type { NowAnswer } from '#contract/operate/now.ts'
import { useWords } from '#web/lib/words.ts'
import { nowScreen } from '#words/en/operate/now-screen.ts'
import { NowRow, SectionFrame } from './section-frame.tsx'

type UnsentSectionProps = { unsent: NonNullable<NowAnswer['unsent']>; allAt: string }

export function UnsentSection({ unsent: { count, latest }, allAt }: UnsentSectionProps) {
  const words = useWords(nowScreen)
  return (
    <SectionFrame {...words.unsent} count={count} to={allAt} isPressing>
      <ul>
        {latest.map(({ _id, userId, orderId, name, subject, why }) => (
          <NowRow
            key={_id}
            to={orderId === null ? `/admin/customers/${userId}` : `/admin/orders/${orderId}`}
            name={name}
            about={
              <>
                {subject}
                <span className="block">{why}</span>
              </>
            }
          />
        ))}
      </ul>
    </SectionFrame>
  )
}
