// An order's customer, and how to reach them.
import { useQuery } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { companyOfCustomerQuery } from '#web/features/companies/company-queries.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { onAccount } from '#words/en/companies/on-account.ts'

type CustomerPanelProps = { order: Pick<OrderDetail, 'userId' | 'paymentMethod'> }

export function CustomerPanel({ order }: CustomerPanelProps) {
  const { _id, name, email, phone } = order.userId
  const isErased = email.endsWith('@erased.invalid')
  return (
    <Panel as="section" aria-labelledby="customer" className="grid grid-cols-1 gap-1 p-4!">
      <h2 id="customer" className="text-lg">
        Customer
      </h2>
      <p className="text-lg wrap-anywhere">
        {isErased ? name : <TextLink to={`/admin/customers/${_id}`}>{name}</TextLink>}
      </p>
      {order.paymentMethod === 'account' && <CompanyLine userId={_id} />}
      {isErased && <p className="text-ink-soft">They have deleted their account.</p>}
      <div className="grid justify-items-start empty:hidden">
        {phone && <Contact href={telephoneLink(phone)} Icon={Phone} text={phone} />}
        {!isErased && email && <Contact href={`mailto:${email}`} Icon={Mail} text={email} />}
      </div>
    </Panel>
  )
}

/** The company whose account the order went on. */
function CompanyLine({ userId }: { userId: string }) {
  const words = useWords(onAccount)
  const { data: company } = useQuery(companyOfCustomerQuery(userId))
  return company && <p>{words.ordersFor({ company: company.name })}</p>
}

type ContactProps = { href: string; Icon: typeof Mail; text: string }

function Contact({ href, Icon, text }: ContactProps) {
  return (
    <a href={href} className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-2 wrap-anywhere`}>
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      {text}
    </a>
  )
}
