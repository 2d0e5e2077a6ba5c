import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks a server whether it is alive every 20 ms, in a thread of its own; tells the longest wait when it is asked. */
const EVERY_MS = 20
const agent = new Agent({ keepAlive: true })
let longest = 0

function ask() {
  const asked = performance.now()
  get(`${workerData}/healthz`, { agent }, (response) => {
    response.resume().on('end', () => {
      longest = Math.max(longest, performance.now() - asked)
      setTimeout(ask, EVERY_MS)
    })
  }).on('error', () => setTimeout(ask, EVERY_MS))
}

parentPort!.on('message', () => {
  parentPort!.postMessage(longest)
  longest = 0
})
ask()
