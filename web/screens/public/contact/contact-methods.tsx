// Contact methods of the laundry; those not set are left out.
import { Mail, MapPin, MessageSquareText, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBusiness } from '#web/lib/business.ts'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { contactScreen } from '#words/en/help/contact-screen.ts'

export function ContactMethods() {
  const words = useWords(contactScreen).methods
  const answered = words.answered({ hours: ANSWER_HOURS })
  const { phone, email, address } = useBusiness()
  return (
    <ul className="mt-8 grid border-t-[3px] border-rope">
      {phone && (
        <Method icon={<Phone size={22} />} name={words.call} note={words.callNote}>
          <a href={telephoneLink(phone)} className={TEXT_LINK}>
            {phone}
          </a>
        </Method>
      )}
      {email && (
        <Method icon={<Mail size={22} />} name={words.email} note={answered}>
          <a href={`mailto:${email}`} className={TEXT_LINK}>
            {email}
          </a>
        </Method>
      )}
      {address && (
        <Method icon={<MapPin size={22} />} name={words.dropIn} note={words.dropInNote}>
          {address}
        </Method>
      )}
      <Method icon={<MessageSquareText size={22} />} name={words.write} note={answered}>
        <a href="#message" className={TEXT_LINK}>
          {words.form}
        </a>
      </Method>
    </ul>
  )
}

type MethodProps = { icon: ReactNode; name: string; note: string; children: ReactNode }

function Method({ icon, name, note, children }: MethodProps) {
  return (
    <li className="grid [grid-template-columns:--spacing(12)_minmax(0,1fr)] items-start gap-x-3 sm:gap-x-4 border-b border-line py-4">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-cut bg-primary-wash text-primary-text"
      >
        {icon}
      </span>
      <div>
        <h2 className="font-sans text-sm font-normal tracking-normal text-ink-soft">
          {name} · {note}
        </h2>
        <p className="wrap-anywhere min-[24rem]:text-lg">{children}</p>
      </div>
    </li>
  )
}
