// A company's people, who order for it; staff add customers by email or number.
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import {
  addCompanyPerson,
  changeCompanyPerson,
  type Company,
  removeCompanyPerson,
} from '#contract/companies/companies.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.tsx'
import { companiesScreen, companyScreen } from '#words/en/companies/companies-screen.ts'

export function PeoplePanel({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  return (
    <Panel as="section" aria-labelledby="people" className="grid grid-cols-1 gap-4">
      <h2 id="people" className="text-xl">
        {words.people}
      </h2>
      <p className="text-ink-soft">{words.peopleIntro}</p>
      {company.people.length === 0 && <p>{words.noPeople}</p>}
      <ul className="grid grid-cols-1 gap-4">
        {company.people.map((person) => (
          <Person key={person._id} company={company} person={person} />
        ))}
      </ul>
      <AddPerson company={company} />
    </Panel>
  )
}

type PersonProps = { company: Company; person: Company['people'][number] }

function Person({ company, person }: PersonProps) {
  const words = useWords(companyScreen)
  const { notSaved } = useWords(companiesScreen)
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const params = { id: company._id, userId: person._id }
  const change = useAction(changeCompanyPerson, {
    input: (seesAccount: boolean) => ({ params, body: { seesAccount } }),
    onDone: (saved) => cacheCompany(client, saved),
    failed: notSaved,
    toasts: 'sentence',
  })
  const remove = useAction(removeCompanyPerson, {
    input: () => ({ params }),
    onDone: (saved) => {
      cacheCompany(client, saved)
      toast.success(words.personRemoved(person))
    },
    failed: notSaved,
  })
  return (
    <li className="border-t border-line pt-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          {person.isStaff ? (
            <p className="wrap-anywhere">{person.name}</p>
          ) : (
            <Link to={`/admin/customers/${person._id}`} className={`${TEXT_LINK} wrap-anywhere`}>
              {person.name}
            </Link>
          )}
          <p className="text-sm wrap-anywhere text-ink-soft">{person.email || person.phone}</p>
          {person.isStaff && <p className="text-sm">{words.isStaff}</p>}
          {person.isInvited && <p className="text-sm">{words.isInvited}</p>}
        </div>
        <Button variant="quiet" size="sm" onClick={() => setRemoving(true)}>
          {words.remove}
          <span className="sr-only">{`: ${person.name}`}</span>
        </Button>
      </div>
      <Checkbox
        checked={change.isPending ? change.variables : person.seesAccount}
        disabled={change.isPending}
        onChange={(event) => change.send(event.target.checked)}
      >
        {words.seesAccount}
      </Checkbox>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={words.removeWho(person)}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        onConfirm={() => remove.send()}
        action={remove}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </li>
  )
}

function AddPerson({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  const { notSaved, saving } = useWords(companiesScreen)
  const client = useQueryClient()
  const [contact, setContact] = useState('')
  const [seesAccount, setSeesAccount] = useState(false)
  const add = useAction(addCompanyPerson, {
    input: () => ({ params: { id: company._id }, body: { contact, seesAccount } }),
    onDone: (saved) => {
      cacheCompany(client, saved)
      toast.success(words.personAdded)
      setContact('')
      setSeesAccount(false)
    },
    failed: notSaved,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <TextInput
        label={words.contact}
        hint={words.contactHint}
        autoComplete="off"
        maxLength={254}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <Checkbox checked={seesAccount} onChange={(event) => setSeesAccount(event.target.checked)}>
        {words.seesAccount}
      </Checkbox>
      <FormProblem problem={add.problem} />
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        busy={add.isPending}
        busyLabel={saving}
      >
        {words.addPerson}
      </Button>
    </form>
  )
}
