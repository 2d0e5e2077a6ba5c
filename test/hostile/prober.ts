import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** A thread that calls the server every 20 ms and reports the longest wait on request. */
const EVERY_MS = 20
const agent = new Agent({ keepAlive: true })
let longest = 0

function ask() {
  const sentAt = performance.now()
  get(`${workerData}/healthz`, { agent }, (response) => {
    response.resume().on('end', () => {
      longest = Math.max(longest, performance.now() - sentAt)
      setTimeout(ask, EVERY_MS)
    })
  }).on('error', () => setTimeout(ask, EVERY_MS))
}

parentPort!.on('message', () => {
  parentPort!.postMessage(longest)
  longest = 0
})
ask()
