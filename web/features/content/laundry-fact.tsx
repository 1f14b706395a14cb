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
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { TEXT_LINK, TextLink } from '#web/ui/text-link.tsx'
import { useWords } from '#web/lib/words.ts'
import { knownFacts } from '#words/en/base/known-facts.ts'
import { leastWeight } from '#words/en/settings/least-weight.ts'
import { openingHours } from '#words/en/slots/opening-hours.ts'

/** One fact as text or link. */
export function LaundryFact({ name }: { name: FactName }): ReactNode {
  const words = useWords(knownFacts)
  const least = useWords(leastWeight)
  const hours = useWords(openingHours)
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
      return business.address || <TextLink to="/contact">{words.contactAddress}</TextLink>
    case 'complaints officer':
      return business.complaintsOfficer || words.manager
    case 'complaints email':
      return <Email email={business.complaintsEmail || business.email} />
    case 'complaints phone':
      return <Phone phone={business.complaintsPhone || business.phone} />
    case 'hours':
      return hours.text(business.hours)
    case 'support hours':
      return hours.text(SUPPORT_HOURS)
    case 'turnaround':
      return words.hours({ hours: TURNAROUND_HOURS })
    case 'dry cleaning turnaround':
      return words.hours({ hours: DRY_CLEANING_HOURS })
    case 'complaint window':
      return words.hours({ hours: COMPLAINT_HOURS })
    case 'claim answer':
      return words.hours({ hours: CLAIM_ANSWER_HOURS })
    case 'claim decision':
      return words.workingDays({ days: CLAIM_DECISION_DAYS })
    case 'answer time':
      return words.hours({ hours: ANSWER_HOURS })
    case 'wash and fold price': {
      const pricePaise = fromPricePaise('wash-fold', catalogue.items)
      return pricePaise === null ? words.listPrice : formatPaise(pricePaise)
    }
    case 'wash and fold minimum':
      return words.kilograms({ kilograms: SUGGESTED_KG })
    case 'least weight':
      return least.sentence(catalogue.settings.leastCharge)
    case 'express fee':
      return formatPaise(catalogue.settings.expressFee.expressFeePaise)
  }
}

function Email({ email }: { email: string }) {
  const words = useWords(knownFacts)
  if (email === '') return <TextLink to="/contact">{words.contactPage}</TextLink>
  return (
    <a href={`mailto:${email}`} className={TEXT_LINK}>
      {email}
    </a>
  )
}

function Phone({ phone }: { phone: string }) {
  const words = useWords(knownFacts)
  if (phone === '') return <TextLink to="/contact">{words.contactNumber}</TextLink>
  return (
    <a href={telephoneLink(phone)} className={`${TEXT_LINK} whitespace-nowrap`}>
      {phone}
    </a>
  )
}
