// Menu of saved views, with a way to save the current filter.
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { VIEW_NAME_LENGTH } from '#domain/orders/saved-views.ts'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuButton, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { useSavedViews, addSavedView } from './saved-views.ts'
import { type StaffFilter, filterToQuery } from './use-staff-filter.ts'

export function ViewsMenu({ filter }: { filter: StaffFilter }) {
  const words = useWords(orderList).views
  const { views, isError, keep } = useSavedViews()
  const [isNaming, setIsNaming] = useState(false)
  const query = new URLSearchParams(filterToQuery(filter)).toString()
  const present = views?.find((view) => view.query === query)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet" size="sm">
            <Bookmark aria-hidden="true" size={18} />
            {present?.name ?? words.title}
          </Button>
        }
      >
        {views?.map((view) => (
          <MenuLink key={view.name} to={`/admin/dashboard?${view.query}`}>
            {view.name}
          </MenuLink>
        ))}
        {views && views.length > 0 && <MenuSeparator />}
        {!views && (
          <p className="px-3 py-2.5 text-sm text-ink-soft">
            {isError ? words.notLoaded : words.loading}
          </p>
        )}
        {views && present && (
          <MenuButton
            danger
            onSelect={() => keep(views.filter(({ name }) => name !== present.name))}
          >
            {words.remove(present)}
          </MenuButton>
        )}
        {views && !present && (
          <MenuButton onSelect={() => setIsNaming(true)}>{words.keep}</MenuButton>
        )}
      </Menu>
      {views && isNaming && (
        <NameDialog
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            keep(addSavedView(views, { name, query }))
            setIsNaming(false)
          }}
        />
      )}
    </>
  )
}

type NameDialogProps = { onClose: () => void; onName: (name: string) => void }

function NameDialog({ onClose, onName }: NameDialogProps) {
  const words = useWords(orderList).views
  const [name, setName] = useState('')
  const submit = () => {
    if (name.trim() !== '') onName(name.trim())
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.keepTitle}
      description={words.keepNote}
      action={{ isPending: false }}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      canSubmit={name.trim() !== ''}
    >
      <TextInput
        label={words.name}
        maxLength={VIEW_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
