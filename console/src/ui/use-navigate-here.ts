import { type RegisteredRouter, type UseNavigateResult, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

type Paths = keyof RegisteredRouter['routesByPath'] & string

/** Tells whether the component is still shown: what somebody began there may be answered later. */
export function useIsHere(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}

/** Like `useNavigate`, but does nothing once the screen or the dialog is left. */
export function useNavigateHere<From extends Paths>(from?: From): UseNavigateResult<From> {
  const navigate = useNavigate({ from })
  const isHere = useIsHere()
  return (async (options) => {
    if (isHere()) await navigate(options)
  }) as UseNavigateResult<From>
}
