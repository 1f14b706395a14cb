// The Addresses tab: saved addresses, one of them the default.
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, House, type LucideIcon, MapPin, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { type SavedAddress, changeAddress, deleteAddress } from '#contract/accounts/profile.ts'
import { addressesTab } from '#words/en/accounts/addresses-tab.ts'
import { savedList } from '#words/en/accounts/saved-list.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { DigipinLine } from '#web/features/addresses/digipin-line.tsx'
import { addressesQuery } from '#web/features/account/profile-queries.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LeaveWithGuard } from './leave-with-guard.tsx'
import { SavedItem, SavedList } from './saved-list.tsx'

// Only adding or changing an address needs its form.
const AddressDialog = lazyPart(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}))

const ICONS: Record<SavedAddress['type'], LucideIcon> = {
  Home: House,
  Work: BriefcaseBusiness,
  Other: MapPin,
}

type Opened =
  | { act: 'save'; address: SavedAddress | null }
  | { act: 'delete'; address: SavedAddress }

export function AddressesTab({ user }: { user: User }) {
  const words = useWords(addressesTab)
  const options = addressesQuery(user._id)
  const addresses = useQuery(options)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const remove = useAction(deleteAddress, {
    input: (addressId: string) => ({ params: { id: user._id, addressId } }),
    onDone: () => toast.success(words.delete.done),
    failed: words.delete.failed,
    toasts: 'title',
    onEnd: close,
  })

  const askToDelete = (address: SavedAddress) => {
    if (address.isDefault) toast.failure(words.delete.defaultKept, words.delete.defaultKeptLine)
    else setOpened({ act: 'delete', address })
  }

  return (
    <>
      <SavedList
        title={words.title}
        intro={words.intro}
        query={addresses}
        loading={words.loading}
        failed={words.notLoaded}
        action={
          <Button size="sm" onClick={() => setOpened({ act: 'save', address: null })}>
            <Plus aria-hidden="true" size={18} />
            {words.add}
          </Button>
        }
        empty={
          <EmptyState
            title={words.none}
            action={
              <Button onClick={() => setOpened({ act: 'save', address: null })}>
                {words.addFirst}
              </Button>
            }
          >
            {words.noneLine}
          </EmptyState>
        }
      >
        {addresses.data?.map((address) => (
          <AddressRow
            key={address._id}
            userId={user._id}
            address={address}
            onEdit={() => setOpened({ act: 'save', address })}
            onDelete={() => askToDelete(address)}
          />
        ))}
      </SavedList>
      {opened?.act === 'save' && (
        <Suspense>
          <AddressDialog userId={user._id} address={opened.address} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={opened?.act === 'delete'}
        onClose={close}
        onConfirm={() => opened && remove.send(opened.address?._id ?? '')}
        title={words.delete.title}
        confirmLabel={words.delete.confirm}
        action={remove}
      >
        {opened?.address?.address}
      </ConfirmDialog>
    </>
  )
}

type AddressRowProps = {
  userId: string
  address: SavedAddress
  onEdit: () => void
  onDelete: () => void
}

function AddressRow({ userId, address, onEdit, onDelete }: AddressRowProps) {
  const words = useWords(addressesTab)
  const list = useWords(savedList)
  const Icon = ICONS[address.type]
  const makeDefault = useAction(changeAddress, {
    input: () => ({
      params: { id: userId, addressId: address._id },
      body: { isDefault: true },
    }),
    failed: list.defaultNotChanged,
    toasts: 'title',
  })
  return (
    <SavedItem
      icon={<Icon aria-hidden="true" size={22} />}
      name={words.type(address)}
      text={
        <>
          {address.address}
          <DigipinLine point={address.parts?.point} />
          <LeaveWithGuard userId={userId} address={address} />
        </>
      }
      isDefault={address.isDefault}
      which={address.address}
      makeDefault={makeDefault}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  )
}
