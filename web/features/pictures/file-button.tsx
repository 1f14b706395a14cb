// File input that looks like a button; naming the types lets an iPhone turn HEIC into JPEG.
import clsx from 'clsx'
import type { ChangeEvent, ReactNode } from 'react'
import { PICTURE_TYPES } from '#domain/base/pictures.ts'

type FileButtonProps = {
  id: string
  capture?: 'environment'
  multiple?: boolean
  disabled: boolean
  className?: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
  children: ReactNode
}

export function FileButton({ id, disabled, className, children, ...input }: FileButtonProps) {
  return (
    <span className={clsx('inline-flex', className)}>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join()}
        disabled={disabled}
        {...input}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={clsx(
          'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-b-[3px] border-edge bg-sheet px-3 py-1.5 text-center text-sm font-semibold select-none hover:bg-primary-wash',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary-text',
          'peer-disabled:cursor-not-allowed peer-disabled:opacity-60',
        )}
      >
        {children}
      </label>
    </span>
  )
}
