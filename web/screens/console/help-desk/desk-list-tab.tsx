// Tab of the help desk: a list with its filters, and the open entry beside it.
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { DeskList } from './desk-list.tsx'
import { ListAndDetailPanes } from './list-and-detail-panes.tsx'
import { useHelpDeskAddress } from './use-help-desk-address.ts'

type ListTabProps<T> = {
  /** What it lists, in the singular: "message". */
  thing: string
  filters: ReactNode
  pages: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>
  empty: string
  idOf: (item: T) => string
  Row: ComponentType<{ item: T }>
  Detail: ComponentType<{ id: string }>
}

export function DeskListTab<T>(props: ListTabProps<T>) {
  const { thing, filters, pages, empty, idOf, Row, Detail } = props
  const { opened, linkTo } = useHelpDeskAddress()
  const things = `${thing}s`
  const all = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <ListAndDetailPanes
      opened={opened}
      back={linkTo(null)}
      backLabel={`All ${things}`}
      thing={`a ${thing}`}
      detail={opened && <Detail key={opened} id={opened} />}
      list={
        <div className="grid gap-4">
          {filters}
          <DeskList
            things={things}
            pages={pages}
            empty={empty}
            rows={all.map((item) => {
              const id = idOf(item)
              return { id, to: linkTo(id), isOpen: id === opened, content: <Row item={item} /> }
            })}
          />
        </div>
      }
    />
  )
}
