// Quickest contact methods as cards; those not set are left out.
import { Mail, MessageSquareText, MessagesSquare, Package, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBusiness } from '#web/lib/business.ts'
import { ANSWER_HOURS } from '#web/features/content/marketing-facts.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { helpScreen } from '#words/en/help/help-screen.ts'

export function QuickContactLinks() {
  const { phone, email } = useBusiness()
  const words = useWords(helpScreen).contact
  const answered = words.answered({ hours: ANSWER_HOURS })
  return (
    <section className="bg-sunk">
      <div className="page py-14 lg:py-20">
        <h2 className="text-3xl">{words.title}</h2>
        <ul className="mt-8 flex flex-wrap gap-4">
          <Card
            icon={<MessagesSquare size={24} />}
            title={words.chat.title}
            text={words.chat.text}
            cloth="bg-success-wash"
          >
            <a href="#live-chat" className={COVER}>
              {words.chat.link}
            </a>
          </Card>
          {phone && (
            <Card
              icon={<Phone size={24} />}
              title={words.call.title}
              text={words.call.text}
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
              title={words.mail.title}
              text={answered}
              cloth="bg-accent-wash"
            >
              <a href={`mailto:${email}`} className={COVER}>
                {email}
              </a>
            </Card>
          )}
          <Card
            icon={<MessageSquareText size={24} />}
            title={words.message.title}
            text={answered}
            cloth="bg-success-wash"
          >
            <Link to="/contact" className={COVER}>
              {words.message.link}
            </Link>
          </Card>
          <Card
            icon={<Package size={24} />}
            title={words.order.title}
            text={words.order.text}
            cloth="bg-danger-wash"
          >
            <Link to="/track-order" className={COVER}>
              {words.order.link}
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
