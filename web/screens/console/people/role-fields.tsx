// Fields of a person's permissions: role, exceptions, and the daily refund limit.
import { useState } from 'react'
import type { StaffRole } from '#contract/people/staff.ts'
import { type Permission, permissionsOfRoles } from '#domain/people/permissions.ts'
import { PRESETS, type Preset } from '#domain/people/roles.ts'
import { peopleScreen } from '#words/en/people/people-screen.ts'
import { permissionNames, permissionUses, presetNames } from '#words/en/people/permissions.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'

/** What stands in the fields. */
export interface RoleDraft {
  /** At least one is needed. */
  presets: readonly Preset[]
  permissions: readonly Permission[]
  /** As it was typed. */
  cap: string
}

/** What somebody has, as the fields show it. */
export function roleDraftOf(role: {
  presets: readonly Preset[]
  permissions: readonly Permission[]
  refundsPerDay: number | null
}): RoleDraft {
  const { presets, permissions, refundsPerDay } = role
  return { presets, permissions, cap: refundsPerDay === null ? '' : String(refundsPerDay) }
}

/** What the fields say; null where they can't be read. All that the presets bring is no narrowing. */
function roleIn({ presets, permissions, cap }: RoleDraft): StaffRole | null {
  const isCapped = permissions.includes('money-back') && cap.trim() !== ''
  const refundsPerDay = isCapped ? parseTypedNumber(cap) : null
  if (permissions.length === 0) return null
  if (refundsPerDay !== null && !Number.isInteger(refundsPerDay)) return null
  const isAll = permissions.length === permissionsOfRoles(presets).length
  return { presets: [...presets], permissions: isAll ? null : [...permissions], refundsPerDay }
}

/** The fields, the permissions chosen there, and what the fields say; null, and they say why, where that can't be sent. */
export function useRoleFields(before?: RoleDraft) {
  const own = useSession().user?.permissions
  const mayGive = (permission: Permission) => own?.includes(permission) === true
  const givenBy = (presets: readonly Preset[]) => permissionsOfRoles(presets).filter(mayGive)
  const presets = PRESETS.filter((preset) => givenBy([preset]).length > 0)
  const first = presets.includes('counter') ? 'counter' : presets.at(-1)!
  const [draft, setDraft] = useState<RoleDraft>(
    () => before ?? { presets: [first], permissions: givenBy([first]), cap: '' },
  )
  const [isAsked, setAsked] = useState(false)
  const fields = (
    <RoleFields
      draft={draft}
      offered={presets}
      mayGive={mayGive}
      isAsked={isAsked}
      onChange={setDraft}
      onPresets={(chosen) => setDraft({ ...draft, presets: chosen, permissions: givenBy(chosen) })}
    />
  )
  const read = () => {
    setAsked(true)
    return roleIn(draft)
  }
  return { fields, permissions: draft.permissions, read }
}

type RoleFieldsProps = {
  draft: RoleDraft
  offered: readonly Preset[]
  mayGive: (permission: Permission) => boolean
  /** Whether somebody wanted to send what stands here. */
  isAsked: boolean
  onChange: (draft: RoleDraft) => void
  onPresets: (presets: readonly Preset[]) => void
}

function RoleFields(props: RoleFieldsProps) {
  const { draft, offered, mayGive, isAsked, onChange, onPresets } = props
  const words = useWords(peopleScreen)
  const presetWords = useWords(presetNames)
  const names = useWords(permissionNames)
  const { permissionUses: uses } = useWords({ permissionUses })
  const { presets, permissions, cap } = draft
  const brought = permissionsOfRoles(presets)
  const isBadCap = cap.trim() !== '' && !Number.isInteger(parseTypedNumber(cap))
  const toggle = (permission: Permission) =>
    onChange({
      ...draft,
      permissions: brought.filter((each) => permissions.includes(each) !== (each === permission)),
    })
  return (
    <>
      <fieldset aria-describedby="presets-hint presets-error">
        <legend className="font-semibold">{words.role}</legend>
        <p id="presets-hint" className="text-sm text-ink-soft">
          {words.rolesHint}
        </p>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {PRESETS.filter((preset) => offered.includes(preset) || presets.includes(preset)).map(
            (preset) => (
              <Checkbox
                key={preset}
                checked={presets.includes(preset)}
                onChange={() =>
                  onPresets(PRESETS.filter((each) => presets.includes(each) !== (each === preset)))
                }
              >
                {presetWords[preset]}
              </Checkbox>
            ),
          )}
        </div>
        <FieldError
          id="presets-error"
          error={isAsked && presets.length === 0 ? words.roleNeeded : undefined}
        />
      </fieldset>
      <fieldset aria-describedby="may-hint may-error">
        <legend className="font-semibold">{words.chooseMay}</legend>
        <p id="may-hint" className="text-sm text-ink-soft">
          {words.chooseMayHint}
        </p>
        <div className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-2">
          {brought.map((permission) => (
            <Checkbox
              key={permission}
              checked={permissions.includes(permission)}
              disabled={!mayGive(permission)}
              onChange={() => toggle(permission)}
            >
              <span className="block font-medium">{names[permission]}</span>
              <span className="block text-sm text-ink-soft">
                {mayGive(permission) ? uses[permission] : words.lacking}
              </span>
            </Checkbox>
          ))}
        </div>
        <FieldError
          id="may-error"
          error={
            isAsked && presets.length > 0 && permissions.length === 0 ? words.chooseOne : undefined
          }
        />
      </fieldset>
      {permissions.includes('money-back') && (
        <NumberInput
          label={words.cap}
          hint={words.capHint}
          value={cap}
          error={isAsked && isBadCap ? words.badCap : undefined}
          onChange={(event) => onChange({ ...draft, cap: event.target.value })}
        />
      )}
    </>
  )
}
