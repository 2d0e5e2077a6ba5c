import { useSyncExternalStore } from 'react'
import { apiError, errorMessage, unreachable } from '../../api/client'
import { pageHeaders } from '../../api/page-headers'
import { queryClient } from '../../api/query-client'
import { warnBeforeLeaving } from '../../ui/leave-warning'
import { UPLOADS, type Upload, uploadQuery } from './queries'

/** A file on its way to the server. */
export type Sending = { filename: string; sentBytes: number; totalBytes: number; cancel: () => void }
type State = { sending: Sending | null; error: string | null }

/** Outside of the screens, because sending continues while the person is elsewhere in the console. */
let state: State = { sending: null, error: null }
const listeners = new Set<() => void>()

function setState(next: State) {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSending = (): State => useSyncExternalStore(subscribe, () => state)

/** One file at a time. Answers null if it was cancelled or refused, which `useSending` tells. */
export async function sendFile(file: File): Promise<Upload | null> {
  if (state.sending) return null
  const stopWarning = warnBeforeLeaving()
  try {
    const upload = await post(file)
    queryClient.setQueryData(uploadQuery(upload.id).queryKey, { ...upload, batches: [] })
    setState({ sending: null, error: null })
    return upload
  } catch (error) {
    setState({ sending: null, error: error instanceof Cancelled ? null : errorMessage(error) })
    return null
  } finally {
    stopWarning()
    queryClient.invalidateQueries({ queryKey: UPLOADS })
  }
}

class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** With XMLHttpRequest, since fetch does not tell how much was sent. */
function post(file: File): Promise<Upload> {
  const request = new XMLHttpRequest()
  const report = (sentBytes: number) =>
    setState({
      sending: { filename: file.name, sentBytes, totalBytes: file.size, cancel: () => request.abort() },
      error: null,
    })
  report(0)
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => report(loaded)
    request.onabort = () => reject(new Cancelled())
    request.onerror = () => reject(unreachable())
    request.onload = () => {
      const { status, response } = request
      if (status === 200) resolve(response as Upload)
      else reject(apiError(response, { status }))
    }
    request.responseType = 'json'
    request.open('POST', `/api/import/upload?filename=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    for (const [name, value] of pageHeaders()) request.setRequestHeader(name, value)
    request.send(file)
  })
}
