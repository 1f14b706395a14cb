// A customer's name, contact, and whether they may order.
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import type { CustomerDetails } from '#contract/accounts/customers.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { useWords } from '#web/lib/words.ts'
import { correctCustomer } from '#words/en/accounts/correct-customer.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BlockCustomerDialog } from './block-customer-dialog.tsx'
import { CorrectCustomerDialog } from './correct-customer-dialog.tsx'
import { UnblockCustomerDialog } from './unblock-customer-dialog.tsx'

export function CustomerPanel({ customer }: { customer: CustomerDetails }) {
  const time = useLaundryTime()
  const words = useWords(correctCustomer)
  const [asking, setAsking] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const { name, email, phone, address, customerSince, lastOrderAt, block } = customer
  const close = () => setAsking(false)
  return (
    <Panel as="section" aria-labelledby="contact" className="grid grid-cols-1 gap-4">
      <h2 id="contact" className="text-xl">
        Contact
      </h2>
      {block && (
        <div className="rounded-md border border-danger bg-danger-wash px-4 py-3">
          <p className="font-semibold text-danger-text">Blocked: can’t order</p>
          <p className="wrap-anywhere">{block.reason}</p>
          <p className="text-sm">
            {[block.by && `By ${block.by}`, time.dateTime(block.at)].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
      <div className="grid justify-items-start gap-1">
        {email && <ContactLink href={`mailto:${email}`} Icon={Mail} text={email} />}
        {phone && <ContactLink href={telephoneLink(phone)} Icon={Phone} text={phone} />}
      </div>
      <Facts>
        <Fact name="Customer since">{time.day(customerSince)}</Fact>
        <Fact name="Last order">{lastOrderAt === null ? 'None yet' : time.day(lastOrderAt)}</Fact>
        {address && <Fact name="Address in the profile">{address}</Fact>}
      </Facts>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => setCorrecting(true)}>
          {words.open}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {block ? 'Unblock' : 'Block'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {correcting && (
        <CorrectCustomerDialog customer={customer} onClose={() => setCorrecting(false)} />
      )}
      {asking &&
        (block ? (
          <UnblockCustomerDialog customer={customer} onClose={close} />
        ) : (
          <BlockCustomerDialog customer={customer} onClose={close} />
        ))}
    </Panel>
  )
}

type ContactLinkProps = { href: string; Icon: typeof Mail; text: string }

function ContactLink({ href, Icon, text }: ContactLinkProps) {
  return (
    <a href={href} className={`${TEXT_LINK} inline-flex min-h-11 items-center gap-2 wrap-anywhere`}>
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      {text}
    </a>
  )
}
