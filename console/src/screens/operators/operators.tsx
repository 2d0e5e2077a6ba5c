import { Outlet } from '@tanstack/react-router'
import { useIsOperator } from '../../api/session'
import { NoPermission } from '../../ui/states'

export function Operators() {
  return useIsOperator() ? (
    <Outlet />
  ) : (
    <NoPermission>Only operators can open this page. Ask an operator for access.</NoPermission>
  )
}
