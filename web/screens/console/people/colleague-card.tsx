// One member of staff in the list, with actions.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { StaffMember } from '#contract/people/staff.ts'
import { formatPaise, fromRupees } from '#domain/base/money.ts'
import { PERMISSIONS, permissionsOfRoles } from '#domain/people/permissions.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { permissionNames, presetNames } from '#words/en/people/permissions.ts'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Menu, MenuButton, MenuSeparator } from '#web/ui/menu.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Action, ColleagueActionDialog } from './colleague-action-dialog.tsx'
import { RiderNumber } from './rider-number.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useRiderCode } from './use-rider-code.tsx'

type ColleagueCardProps = { colleague: StaffMember; viewer: User | null }

export function ColleagueCard({ colleague, viewer }: ColleagueCardProps) {
  const words = useWords(peopleScreen)
  const presets = useWords(presetNames)
  const { _id: id, name, email, presets: own, permissions, suspendedAt } = colleague
  const isOwn = viewer?._id === id
  const isAbove = permissions.some((permission) => !viewer?.permissions?.includes(permission))
  return (
    <Panel as="li" className="grid content-start gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm wrap-anywhere text-ink-soft">{email || <RiderNumber id={id} />}</p>
        </div>
        {!isOwn && !isAbove && <Manage colleague={colleague} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {own.map((preset) => (
          <Badge key={preset} tone="primary">
            {presets[preset]}
          </Badge>
        ))}
        {permissions.length < permissionsOfRoles(own).length && <Badge>{words.isNarrowed}</Badge>}
        {isOwn && <Badge tone="accent">{words.you}</Badge>}
        {suspendedAt !== null && <Badge tone="danger">{words.suspended}</Badge>}
      </div>
      <ColleagueFacts colleague={colleague} />
      {!isOwn && isAbove && <p className="text-sm text-ink-soft">{words.above}</p>}
    </Panel>
  )
}

function ColleagueFacts({ colleague }: { colleague: StaffMember }) {
  const words = useWords(peopleScreen)
  const names = useWords(permissionNames)
  const time = useLaundryTime()
  const { permissions, refundsPerDay, since, lastSeenAt, suspendedAt } = colleague
  const { hasSecondFactor, strongSignInDue: due } = colleague
  const off = due === null ? words.off : words.neededBy(time.day(due))
  return (
    <Facts>
      <Fact name={words.may}>
        {permissions.length === PERMISSIONS.length
          ? words.everything
          : permissions.map((each) => names[each]).join(' · ')}
      </Fact>
      {permissions.includes('money-back') && (
        <Fact name={words.refunds}>
          {refundsPerDay === null
            ? words.noEnd
            : words.upTo(formatPaise(fromRupees(refundsPerDay)))}
        </Fact>
      )}
      <Fact name={words.since}>{time.day(since)}</Fact>
      <Fact name={words.lastSeen}>
        {lastSeenAt === null ? words.notLoggedIn : time.dateTime(lastSeenAt)}
      </Fact>
      <Fact name={words.twoStep}>{hasSecondFactor ? words.on : off}</Fact>
      {suspendedAt !== null && (
        <Fact name={words.suspendedSince}>{time.dateTime(suspendedAt)}</Fact>
      )}
    </Facts>
  )
}

function Manage({ colleague }: { colleague: StaffMember }) {
  const words = useWords(peopleScreen)
  const [open, setOpen] = useState<Action | 'change' | null>(null)
  const { _id: id, name, email, hasSecondFactor, suspendedAt } = colleague
  const close = () => setOpen(null)
  const { newCode } = useWords(riderCodes)
  const making = useRiderCode()
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="sm" aria-label={words.manageOf(name)}>
            {words.manage}
            <ChevronDown aria-hidden="true" size={16} />
          </Button>
        }
      >
        {email === '' && <MenuButton onSelect={() => making.send(id)}>{newCode}</MenuButton>}
        <MenuButton onSelect={() => setOpen('change')}>{words.change}</MenuButton>
        {hasSecondFactor && (
          <MenuButton onSelect={() => setOpen('takeTwoStep')}>{words.takeTwoStep}</MenuButton>
        )}
        <MenuSeparator />
        {suspendedAt === null ? (
          <MenuButton onSelect={() => setOpen('suspend')}>{words.suspend}</MenuButton>
        ) : (
          <MenuButton onSelect={() => setOpen('reinstate')}>{words.reinstate}</MenuButton>
        )}
        <MenuButton danger onSelect={() => setOpen('remove')}>
          {words.remove}
        </MenuButton>
      </Menu>
      {making.dialog}
      {open === 'change' && <RoleDialog colleague={colleague} onClose={close} />}
      {open !== null && open !== 'change' && (
        <ColleagueActionDialog action={open} colleague={colleague} onClose={close} />
      )}
    </>
  )
}
