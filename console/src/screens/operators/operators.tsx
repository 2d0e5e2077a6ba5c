import { Outlet } from '@tanstack/react-router'
import { useIsOperator } from '../../api/session'
import { NoPermission } from '../../ui/states'

/** Everything here is for those who run the installation. */
export function Operators() {
  return useIsOperator() ? (
    <Outlet />
  ) : (
    <NoPermission>This part is for operators of the installation. Another operator can make you one.</NoPermission>
  )
}
