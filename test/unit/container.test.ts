import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

type Service = { command?: string[]; build?: string; image: string; environment: Record<string, string> }
const services: Record<string, Service> = parse(read('compose.yaml'), { merge: true }).services

const matches = (file: string, pattern: RegExp) => Array.from(read(file).matchAll(pattern), ([, match]) => match!)
const sentToDocker = matches('.dockerignore', /^!(.+)$/gm)

test('what the image is built from exists and is sent to Docker', () => {
  const { files } = JSON.parse(read('package.json')) as { files: string[] }
  const needed = [
    ...matches('Dockerfile', /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' ')),
    ...matches('scripts/sources.js', /^ {2}'([^']+)',$/gm),
    ...files.filter((path) => !path.startsWith('!')),
  ]
  expect(needed).toEqual(expect.arrayContaining(['package-lock.json', 'src', 'migrations']))
  for (const path of needed.filter((path) => !['.', 'dist'].includes(path))) {
    expect(existsSync(path), path).toBe(true)
    expect(sentToDocker).toContain(path.split('/')[0])
  }
})

test('compose sets only what the server and the database know', () => {
  const config = read('src/config.ts')
  for (const name of ['taxon', 'worker']) {
    for (const setting of Object.keys(services[name]!.environment)) expect(config).toContain(`${setting}:`)
  }
  expect(services.taxon!.environment.DATABASE_URL).toContain('@database:5432/')
  expect(services.worker!.image).toBe(services.taxon!.image)
  expect(read('src/cli/main.ts')).toContain(`.command('${services.worker!.command![0]}')`)
})

test('the workflow runs the same script as everyone, on the Node versions that package.json names', () => {
  const { jobs } = parse(read('.github/workflows/ci.yaml'))
  expect(jobs.test.steps.map(({ run }: { run?: string }) => run)).toContain('.ci/run')
  const { engines } = JSON.parse(read('package.json'))
  const [oldest, newest] = jobs.test.strategy.matrix.node
  expect(engines.node).toBe(`^${oldest} || >=${newest}.0.0`)
  expect(read('.nvmrc').trim()).toBe(newest)
  expect(read('Dockerfile')).toContain(`FROM node:${newest}-`)
})
