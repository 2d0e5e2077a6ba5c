import { type RegisteredRouter, type UseNavigateResult, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

type Paths = keyof RegisteredRouter['routesByPath'] & string

/** Like `useNavigate`, but does nothing once the screen is left: what somebody began there may be answered later. */
export function useNavigateHere<From extends Paths>(from?: From): UseNavigateResult<From> {
  const navigate = useNavigate({ from })
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (async (options) => {
    if (isShown.current) await navigate(options)
  }) as UseNavigateResult<From>
}
