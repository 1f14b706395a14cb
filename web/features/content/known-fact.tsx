// The laundry's own facts in texts that name them in braces; a missing one links to the contact page.
import type { ReactNode } from 'react'
import { SUGGESTED_KG, fromPricePaise } from '#domain/catalogue/catalogue.ts'
import { CLAIM_ANSWER_HOURS, CLAIM_DECISION_DAYS } from '#domain/help/claims.ts'
import { formatPaise } from '#domain/base/money.ts'
import { SUPPORT_HOURS } from '#domain/help/support-week.ts'
import { useBusiness } from '#web/lib/business.ts'
import {
  ANSWER_HOURS,
  COMPLAINT_HOURS,
  DRY_CLEANING_HOURS,
  TURNAROUND_HOURS,
} from './marketing-facts.ts'
import { useCatalogue } from '#web/features/catalogue/current-catalogue.ts'
import type { FactName } from './markdown.ts'
import { hoursText } from '#domain/slots/opening-hours.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { leastWeight } from '#words/en/settings/least-weight.ts'

/** One fact as text or link. */
export function KnownFact({ name }: { name: FactName }): ReactNode {
  const business = useBusiness()
  const { value: catalogue } = useCatalogue()
  switch (name) {
    case 'business':
      return business.name
    case 'email':
      return <Email email={business.email} />
    case 'phone':
      return <Phone phone={business.phone} />
    case 'address':
      return business.address || <TextLink to="/contact">the address on our contact page</TextLink>
    case 'complaints officer':
      return business.complaintsOfficer || 'the manager of the laundry'
    case 'complaints email':
      return <Email email={business.complaintsEmail || business.email} />
    case 'complaints phone':
      return <Phone phone={business.complaintsPhone || business.phone} />
    case 'hours':
      return hoursText(business.hours)
    case 'support hours':
      return hoursText(SUPPORT_HOURS)
    case 'turnaround':
      return `${TURNAROUND_HOURS} hours`
    case 'dry cleaning turnaround':
      return `${DRY_CLEANING_HOURS} hours`
    case 'complaint window':
      return `${COMPLAINT_HOURS} hours`
    case 'claim answer':
      return `${CLAIM_ANSWER_HOURS} hours`
    case 'claim decision':
      return `${CLAIM_DECISION_DAYS} working days`
    case 'answer time':
      return `${ANSWER_HOURS} hours`
    case 'wash and fold price': {
      const pricePaise = fromPricePaise('wash-fold', catalogue.items)
      return pricePaise === null ? 'the price on our list' : formatPaise(pricePaise)
    }
    case 'wash and fold minimum':
      return `${SUGGESTED_KG} kg`
    case 'least weight':
      return leastWeight.sentence(catalogue.rules.leastCharge)
    case 'express fee':
      return formatPaise(catalogue.expressFeePaise)
  }
}

function Email({ email }: { email: string }) {
  if (email === '') return <TextLink to="/contact">our contact page</TextLink>
  return (
    <a href={`mailto:${email}`} className={TEXT_LINK}>
      {email}
    </a>
  )
}

function Phone({ phone }: { phone: string }) {
  if (phone === '') return <TextLink to="/contact">the number on our contact page</TextLink>
  return (
    <a href={telephoneLink(phone)} className={`${TEXT_LINK} whitespace-nowrap`}>
      {phone}
    </a>
  )
}
