import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { type ImportArgs, runImport } from '../../src/cli/import/import'
import { useTestApp } from '../harness/app'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const { app, staffed, apiKey, startDriving } = await useTestApp({ env })
const driving = await startDriving()
afterAll(driving.stop)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'taxon-engine-'))
afterAll(() => rm(folder, { recursive: true }))

const { key } = await apiKey((await staffed()).owner)
const path = join(folder, 'names.csv')
await writeFile(path, `topic_name\n${['Hybrid Wagon Buyers', 'Zorblax Qwv', 'Zorblax Qwx'].join('\n')}\n`)

async function importFile(args: Partial<ImportArgs>, confirm?: (question: string) => Promise<boolean>) {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const { signal } = new AbortController()
  await runImport({ file: path, url, key, map: [], ...args }, { output: stream, terminal: stream, signal, confirm })
  return written.join('')
}

test('with engine auto it shows what the LLM will cost, asks, and tells who answered', async () => {
  const declined = await importFile({ engine: 'auto' }, async () => false)
  expect(declined).toMatch(
    /known {9}0, .*\n {2}local engine {2}1\n {2}LLM {11}2, about [\d,]+ tokens and \$0\.\d+\nNothing was imported/,
  )
  expect(simulator.requests).toHaveLength(0)
  const interrupted = importFile({ engine: 'auto' }, async () => AbortSignal.abort().throwIfAborted() ?? true)
  await expect(interrupted).rejects.toMatchObject({ name: 'ImportStopped', message: 'interrupted', exitCode: 130 })
  const questions: string[] = []
  const accepted = await importFile({ engine: 'auto' }, async (question) => {
    questions.push(question)
    return true
  })
  expect(questions).toEqual(['Import the file?'])
  expect(accepted).toMatch(
    /classified {2}1 by the local engine, 2 by the LLM\n {2}LLM used {4}12,700 tokens, about \$0\.\d+/,
  )
  expect(simulator.requests).toHaveLength(2)
  expect(await importFile({ engine: 'auto', yes: true }, () => Promise.reject(new Error('asked')))).toContain('added')
  expect(await importFile({ engine: 'auto' })).toContain('duplicates  3')
})
