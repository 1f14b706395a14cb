// Quickest contact methods as cards; those not set are left out.
import { Mail, MessageSquareText, MessagesSquare, Package, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBusiness } from '#web/lib/business.ts'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'

export function QuickContact() {
  const { phone, email } = useBusiness()
  return (
    <section className="bg-sunk">
      <div className="page py-14 lg:py-20">
        <h2 className="text-3xl">Still stuck? Ask people</h2>
        <ul className="mt-8 flex flex-wrap gap-4">
          <Card
            icon={<MessagesSquare size={24} />}
            title="Live chat"
            text="With people, in support hours"
            cloth="bg-success-wash"
          >
            <a href="#live-chat" className={COVER}>
              To the chat
            </a>
          </Card>
          {phone && (
            <Card
              icon={<Phone size={24} />}
              title="Call us"
              text="During support hours"
              cloth="bg-primary-wash"
            >
              <a href={telephoneLink(phone)} className={COVER}>
                {phone}
              </a>
            </Card>
          )}
          {email && (
            <Card
              icon={<Mail size={24} />}
              title="Email us"
              text={`Answered within ${ANSWER_HOURS} hours`}
              cloth="bg-accent-wash"
            >
              <a href={`mailto:${email}`} className={COVER}>
                {email}
              </a>
            </Card>
          )}
          <Card
            icon={<MessageSquareText size={24} />}
            title="Write a message"
            text={`Answered within ${ANSWER_HOURS} hours`}
            cloth="bg-success-wash"
          >
            <Link to="/contact" className={COVER}>
              To the form
            </Link>
          </Card>
          <Card
            icon={<Package size={24} />}
            title="Where is my order?"
            text="Live, with its number alone"
            cloth="bg-danger-wash"
          >
            <Link to="/track-order" className={COVER}>
              Track it
            </Link>
          </Card>
        </ul>
      </div>
    </section>
  )
}

const COVER =
  'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-cut wrap-anywhere'

type CardProps = {
  icon: ReactNode
  title: string
  text: string
  cloth: string
  children: ReactNode
}

function Card({ icon, title, text, cloth, children }: CardProps) {
  return (
    <li className={`relative grid grow basis-72 content-start gap-1 rounded-cut p-6 ${cloth}`}>
      <span aria-hidden="true" className="mb-2">
        {icon}
      </span>
      <h3 className="text-lg">{title}</h3>
      <p className="text-ink-soft">{text}</p>
      <p>{children}</p>
    </li>
  )
}
