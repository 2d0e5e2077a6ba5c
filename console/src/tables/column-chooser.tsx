import { Columns3 } from 'lucide-react'
import { Button } from '../ui/button'
import { Menu, MenuCheck } from '../ui/menu'
import type { Column } from './columns'
import type { Visibility } from './use-columns'

type Props<T> = { columns: Column<T>[]; visible: Visibility; onShow: (column: string, isVisible: boolean) => void }

/** All columns but the first, which is the name. */
export function ColumnChooser<T>({ columns, visible, onShow }: Props<T>) {
  return (
    <Menu
      label="Columns"
      trigger={
        <Button className="max-sm:hidden">
          <Columns3 />
          Columns
        </Button>
      }
    >
      {columns.slice(1).map(({ id, meta }) => (
        <MenuCheck key={id} checked={visible[id!] !== false} onChange={(isVisible) => onShow(id!, isVisible)}>
          {meta?.title}
        </MenuCheck>
      ))}
    </Menu>
  )
}
