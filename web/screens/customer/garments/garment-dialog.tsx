// Dialog that adds or changes a garment.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  addGarment,
  changeGarment,
  type Garment,
  garmentFields,
} from '#contract/garments/garments.ts'
import { FIRST_CONDITION } from '#domain/garments/garments.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { wardrobeQuery } from '#web/features/garments/garment-queries.ts'
import { upload } from '#web/lib/upload.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { garmentDialog } from '#words/en/garments/garment-dialogs.ts'
import { ColorSuggestion } from './color-suggestion.tsx'
import { GarmentFields } from './garment-fields.tsx'
import { usePictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { PictureField } from './picture-field.tsx'
import { type Picture, garmentFormTexts } from './picture.ts'
import { UploadProgress } from './upload-progress.tsx'

type GarmentDialogProps = {
  userId: string
  /** The garment to change; null adds one. */
  garment: Garment | null
  /** Chosen already for a new garment. */
  category: Garment['category'] | null
  onClose: () => void
}

/** The open dialog. */
export function GarmentDialog({ userId, garment, category, onClose }: GarmentDialogProps) {
  const words = useWords(garmentDialog)
  const isNew = garment === null
  const client = useQueryClient()
  const [picture, setPicture] = useState<Picture>({ kind: 'kept' })
  const choice = usePictureChoice((file) => setPicture({ kind: 'new', file }))
  const [share, setShare] = useState(0)
  const form = useForm({
    resolver: zodResolver(garmentFields),
    mode: 'onTouched',
    defaultValues: {
      name: garment?.name ?? '',
      // Nothing is chosen for people: an empty choice is refused with the reason.
      category: garment?.category ?? category ?? ('' as Garment['category']),
      condition: garment?.condition ?? FIRST_CONDITION,
      color: garment?.color ?? '',
      material: garment?.material ?? '',
      size: garment?.size ?? '',
      careInstructions: garment?.careInstructions ?? '',
      never: garment?.never ?? [],
      notes: garment?.notes ?? '',
    },
  })

  const color = useWatch({ control: form.control, name: 'color' })

  const saving = useAction(changeGarment, {
    by: (filled: Record<string, string | undefined>) => {
      const file = picture.kind === 'new' ? picture.file : null
      const texts = garmentFormTexts(filled, { userId, picture, garment })
      setShare(0)
      return garment
        ? upload(changeGarment, { params: { id: garment._id }, texts, file }, setShare)
        : upload(addGarment, { texts, file }, setShare)
    },
    onDone: (saved) => {
      const { queryKey } = wardrobeQuery(userId)
      client.setQueryData(queryKey, (before) =>
        garment
          ? before?.map((each) => (each._id === saved._id ? saved : each))
          : before && [saved, ...before],
      )
      toast.success(words.done, words.saved({ isNew }))
      onClose()
    },
    failed: words.failed,
  })

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.title({ isNew })}
      action={saving}
      onSubmit={form.handleSubmit(({ never = [], ...filled }) =>
        saving.send({ ...filled, never: [never].flat().join() }),
      )}
      submitLabel={words.save({ isNew })}
      busyLabel={words.saving}
      canSubmit={!choice.isReading}
    >
      <div className="grid grid-cols-2 gap-5">
        <div className="col-span-2">
          <PictureField
            picture={picture}
            currentUrl={garment?.imageUrl ?? null}
            disabled={saving.isPending}
            choice={choice}
            onChange={setPicture}
          />
        </div>
        <GarmentFields
          register={form.register}
          errors={form.formState.errors}
          underColor={
            <ColorSuggestion
              file={picture.kind === 'new' ? picture.file : null}
              color={color ?? ''}
              onTake={(taken) => {
                form.setValue('color', taken, { shouldDirty: true })
                form.setFocus('color')
              }}
            />
          }
        />
      </div>
      {saving.isPending && picture.kind === 'new' && <UploadProgress share={share} />}
    </FormDialog>
  )
}
