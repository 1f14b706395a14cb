// Upload progress of the picture.
import { useWords } from '#web/lib/words.ts'
import { garmentDialog } from '#words/en/garments/garment-dialogs.ts'

/** Takes a share from 0 to 1; at 1 the server is still at work. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  const words = useWords(garmentDialog)
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{words.pictureSent({ percent })}</p>
      <progress
        aria-label={words.sendingPicture}
        value={percent}
        max={100}
        className="h-2.5 w-full overflow-hidden rounded-full bg-sunk accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  )
}
