// Upload progress of the picture.

/** Takes a share from 0 to 1; at 1 the server is still at work. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  const text = percent < 100 ? `Sending the picture: ${percent} %` : 'Storing the picture…'
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{text}</p>
      <progress
        aria-label="Sending the picture"
        value={percent}
        max={100}
        className="h-2.5 w-full overflow-hidden rounded-full bg-sunk accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  )
}
