// The Addresses tab: saved addresses, one of them the default.
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, House, type LucideIcon, MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import {
  CANNOT_DELETE_DEFAULT_ADDRESS,
  type SavedAddress,
  changeAddress,
  deleteAddress,
} from '#contract/accounts/profile.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressesOf } from '#web/features/account/profile-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { SavedItem, SavedList } from './saved-list.tsx'

const ICONS: Record<SavedAddress['type'], LucideIcon> = {
  Home: House,
  Work: BriefcaseBusiness,
  Other: MapPin,
}

type Opened =
  | { act: 'save'; address: SavedAddress | null }
  | { act: 'delete'; address: SavedAddress }

export function AddressesTab({ user }: { user: User }) {
  const options = addressesOf(user._id)
  const addresses = useQuery(options)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const remove = useAction(deleteAddress, {
    input: (addressId: string) => ({ params: { id: user._id, addressId } }),
    onDone: () => toast.success('Address deleted.'),
    failed: 'The address couldn’t be deleted.',
    toasts: 'title',
    onEnd: close,
  })

  const askToDelete = (address: SavedAddress) => {
    if (address.isDefault)
      toast.failure(CANNOT_DELETE_DEFAULT_ADDRESS, 'Make another address the default first.')
    else setOpened({ act: 'delete', address })
  }

  return (
    <>
      <SavedList
        title="Saved addresses"
        intro="Choose one of these when you book a pickup."
        query={addresses}
        loading="Loading your addresses"
        failed="Your addresses couldn’t be loaded."
        action={
          <Button size="sm" onClick={() => setOpened({ act: 'save', address: null })}>
            <Plus aria-hidden="true" size={18} />
            Add address
          </Button>
        }
        empty={
          <EmptyState
            title="No Saved Addresses"
            action={
              <Button onClick={() => setOpened({ act: 'save', address: null })}>
                Add your first address
              </Button>
            }
          >
            Save where you live or work, and booking a pickup takes one tap less.
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
        <AddressDialog userId={user._id} address={opened.address} onClose={close} />
      )}
      <ConfirmDialog
        open={opened?.act === 'delete'}
        onClose={close}
        onConfirm={() => opened && remove.send(opened.address?._id ?? '')}
        title="Delete this address?"
        confirmLabel="Delete address"
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
  const Icon = ICONS[address.type]
  const makeDefault = useAction(changeAddress, {
    input: () => ({
      params: { id: userId, addressId: address._id },
      body: { isDefault: true },
    }),
    failed: 'The default couldn’t be changed.',
    toasts: 'title',
  })
  const which = <span className="sr-only">: {address.address}</span>
  return (
    <SavedItem
      icon={<Icon aria-hidden="true" size={22} />}
      name={address.type}
      text={address.address}
      isDefault={address.isDefault}
    >
      {!address.isDefault && (
        <Button
          variant="secondary"
          size="sm"
          busy={makeDefault.isPending}
          onClick={() => makeDefault.send()}
        >
          Make default{which}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={onEdit}>
        Edit{which}
      </Button>
      <Button variant="quiet" size="sm" onClick={onDelete}>
        Delete{which}
      </Button>
    </SavedItem>
  )
}
